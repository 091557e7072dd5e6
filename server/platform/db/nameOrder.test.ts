import { nameOrder } from './expressions';

const NAMES = [
  'febi',
  'ZF',
  'GM',
  'Лукойл',
  'Gates',
  '3M',
  'Champion',
  'Česká',
  'Bosch',
  'Denso',
  'Model 10',
  'Model 9',
  'аккум',
];

it('sorts names regardless of case and accents, and numbers in them by value', () => {
  const latin = ['3M', 'Bosch', 'Česká', 'Champion', 'Denso', 'febi', 'Gates', 'GM', 'Model 9', 'Model 10', 'ZF'];
  expect(NAMES.toSorted(nameOrder('uz'))).toEqual([...latin, 'аккум', 'Лукойл']);
  expect(NAMES.toSorted(nameOrder('ru'))).toEqual(['3M', 'аккум', 'Лукойл', ...latin.slice(1)]);
});
