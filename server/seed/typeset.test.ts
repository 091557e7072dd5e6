import { typeset } from './seed';

const shown = (text: string) => text.replaceAll('\u00a0', '~');
const running = (ru: string, uz = '') => {
  const [row] = typeset([{ info: { ru, uz } }]);
  return [shown(row?.info.ru ?? ''), shown(row?.info.uz ?? '')];
};

test.each([
  ['Раз в 7–8 тысяч километров', 'Раз в 7–8~тысяч километров'],
  ['Осталось 3 мм, или 60 км/ч', 'Осталось 3~мм, или 60~км/ч'],
  ['Ёмкость 60 А·ч и 1,5 л', 'Ёмкость 60~А·ч и 1,5~л'],
  ['Рост на пять — повод сменить', 'Рост на пять~— повод сменить'],
  ['Товар № 5', 'Товар №~5'],
  ['5 машин и 4 вида', '5 машин и 4 вида'],
])('inserts no-break spaces: %s', (text, set) => {
  expect(running(text)[0]).toBe(set);
});

test('inserts no-break spaces between Uzbek numbers, units and case endings', () => {
  expect(running('', 'Har 7–8 ming km da, 1,5 l, 20 daqiqa')[1]).toBe('Har 7–8~ming km~da, 1,5~l, 20~daqiqa');
});

test('does not change spaces in names and other values', () => {
  const row = {
    id: 1,
    name: { ru: 'Масло, 4 л', uz: 'Moy, 4 l' },
    photo: '/media/a.webp',
    hours: null,
    date: new Date(0),
  };
  expect(typeset([row])).toEqual([row]);
});

test('inserts no-break spaces into fields within lists', () => {
  const [row] = typeset([{ points: [{ info: { ru: 'через 5 км', uz: '5 km' } }] }]);
  expect(shown(row?.points[0]?.info.ru ?? '')).toBe('через 5~км');
});
