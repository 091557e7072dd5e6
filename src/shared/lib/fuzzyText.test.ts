import fc from 'fast-check';
import { containsFuzzy } from './fuzzyText';

describe('fuzzy search', () => {
  it.each([
    ['Замена масла', 'МАСЛА'],
    ['Замена масла', 'масла замена'],
    ['Замена щёток', 'щеток'],
    ['Замена щеток', 'щёток'],
    ['Замена щёток', 'shchyotok'],
    ['Замена щёток', 'shchetok'],
    ['Шиномонтаж и балансировка', 'shinomontaj'],
    ['Шиномонтаж и балансировка', 'shinomontazh'],
    ['Автоэлектрика', 'avtoelektrika'],
    ['Детейлинг и химчистка', 'ximchistka'],
    ['Детейлинг и химчистка', 'khimchistka'],
    ['Заправка и ремонт кондиционера', 'konditsioner'],
    ['Компьютерная диагностика', 'kompyuter'],
    ['Сход-развал 3D', 'сход развал 3д'],
    ['Кузовной ремонт и покраска', 'kuzovnoy'],
    ['Kuzov taʼmiri va boʻyash', "bo'yash"],
    ['Kuzov taʼmiri va boʻyash', 'bo’yash'],
    ['Kuzov taʼmiri va boʻyash', 'bo‘yash'],
    ['Kuzov taʼmiri va boʻyash', 'boyash'],
    ['Kuzov taʼmiri va boʻyash', 'таъмири ва бўяш'],
    ['3D gʻildirak burchaklarini sozlash', 'ғилдирак'],
    ['Yoqilgʻi tizimini tozalash', 'ёқилғи'],
    ['Uzatmalar qutisi taʼmiri', 'узатмалар қутиси'],
    ['Moy almashtirish', 'мой алмаштириш'],
    ['Аккумулятор', 'akumulyator'],
    ['Зажигание', 'zazhiganie'],
    ['Зажигание', 'zajiganiye'],
    ['Кварцевое покрытие', 'kvart'],
    ['Кварцевое покрытие', 'kvartsevoe'],
    ['Замена масла', '   '],
    ['Ремонт <b>', '<'],
  ])('finds "%s" by "%s"', (name, query) => {
    expect(containsFuzzy(name, query)).toBe(true);
  });

  it.each([
    ['Замена масла', 'тормоз'],
    ['Замена масла', 'масла тормоз'],
    ['Замена масла', '!'],
    ['Замена масла', "'"],
    ['Сход-развал 3D', '33d'],
    ['Замена масла', 'zzz'],
    ['Замена масла', 'ааа'],
    ['Ремонт двигателя', 'shinomontaj'],
  ])('does not find "%s" by "%s"', (name, query) => {
    expect(containsFuzzy(name, query)).toBe(false);
  });

  it('finds every text by itself and by each of its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.lorem(), (odd, plain) => {
        expect(containsFuzzy(odd, odd)).toBe(true);
        for (const word of plain.split(' ')) expect(containsFuzzy(plain.toUpperCase(), word)).toBe(true);
      }),
    );
  });
});
