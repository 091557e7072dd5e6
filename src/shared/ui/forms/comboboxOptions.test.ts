import { isSpelling, matchesSpelling } from './comboboxOptions';

it.each([
  ['Chevrolet', 'Шевроле'],
  ['Chevrolet', 'шевр'],
  ['Lada', 'лада'],
  ['Lada', 'ваз'],
  ['BMW', 'бмв'],
  ['Toyota', 'тойота'],
  ['Cobalt', 'Кобальт'],
  ['Cobalt', 'коб'],
  ['Nexia 3', 'нексия'],
  ['Nexia 3', 'нексия 3'],
  ['Matiz', 'Матиз'],
  ['Tracker 2', 'трекер 2'],
  ['Mercedes-Benz', 'мерс'],
  ['Land Cruiser Prado', 'прадо'],
  ['Hyundai', 'хёндэ'],
])('finds %s by %s', (name, text) => expect(matchesSpelling(name, text)).toBe(true));

it.each([
  ['Chevrolet', 'киа'],
  ['Nexia 3', 'нексия 2'],
  ['Spark', 'кобальт'],
  ['Kia', '!'],
])('does not find %s by %s', (name, text) => expect(matchesSpelling(name, text)).toBe(false));

it('isSpelling accepts another spelling of a whole name, but not of a part', () => {
  expect(isSpelling('Chevrolet', 'шевроле')).toBe(true);
  expect(isSpelling('Chevrolet', 'шевр')).toBe(false);
  expect(isSpelling('Nexia 3', 'нексия')).toBe(false);
});
