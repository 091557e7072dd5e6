import { summaryOf } from './text';

describe('summaryOf', () => {
  it('returns a short text unchanged', () => {
    expect(summaryOf(' Колодки\nна переднюю ось. ')).toBe('Колодки на переднюю ось.');
  });

  it('shortens a long text to whole sentences', () => {
    const sentence =
      'Меняем моторное масло и масляный фильтр, ставим новое уплотнение сливной пробки и осматриваем машину.';
    expect(
      summaryOf(`${sentence} Масло подбираем по допуску завода 1.5 и доливаем до отметки; можно привезти своё.`),
    ).toBe(sentence);
  });

  it('shortens a text to whole words if its first sentence is too long', () => {
    const text = summaryOf('Dvigatel moyini almashtirish, '.repeat(10));
    expect(text).toMatch(/almashtirish…$|moyini…$|Dvigatel…$/);
    expect(text.length).toBeLessThanOrEqual(171);
  });

  it('truncates a single word that exceeds the limit', () => {
    expect(summaryOf('a'.repeat(400))).toBe(`${'a'.repeat(159)}…`);
  });
});
