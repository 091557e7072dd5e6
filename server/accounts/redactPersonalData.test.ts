import { redactPersonalData } from './redactPersonalData';

const NAME = 'Zulfiya Karimova Oʻktam qizi';

it.each([
  ['call me +998336080699', 'call me …'],
  ['90.123.45.67 или 90 123-45-67', '… или …'],
  ['(90) 123 45 67', '(…'],
  ['звоните 123-45-67', 'звоните …'],
  ['I am Zulfiya Karimova', 'I am …'],
  ['ZULFIYA so‘radi; karimova', '… so‘radi; …'],
  ["O'ktam", '…'],
  // Contains neither a phone nor the name, so it is unchanged.
  ['Cobalt 2018, 84500 km, 285 000 soʻm, 12.05.2024', 'Cobalt 2018, 84500 km, 285 000 soʻm, 12.05.2024'],
  ['Zulfiyabonu', 'Zulfiyabonu'],
])('replaces phones and names in a text: %s', (text, left) => {
  expect(redactPersonalData(text, NAME)).toBe(left);
});

it('redacts nothing for an empty name or one without letters', () => {
  for (const name of ['', '.', '()', '[a', 'A.'])
    expect(redactPersonalData('Тормоза (все) [a]', name)).toBe('Тормоза (все) [a]');
});

it('redacts Cyrillic names in any letter case', () => {
  expect(redactPersonalData('Это ёлкин азиз, тормоза', 'Азиз Ёлкин')).toBe('Это …, тормоза');
});

it.each([
  ['Осмотр для Дилшода Рахимова', 'Осмотр для …'],
  ['Дилшодом Рахимовым согласовано', '… согласовано'],
  ['Dilshodning mashinasi', 'Dilshodning mashinasi'],
  ['Рахимовыми, левая стойка', '…, левая стойка'],
])('redacts inflected names with `isInflected`: %s', (text, left) => {
  expect(redactPersonalData(text, 'Дилшод Рахимов Лев', { isInflected: true })).toBe(left);
});

it('redacts inflected Russian female names, and an Uzbek name with a suffix', () => {
  const without = (text: string) => redactPersonalData(text, 'Мария Достоевский Dilshod', { isInflected: true });
  expect(redactPersonalData('Для Камолы Скрытой, скрытый', 'Камола Скрытая', { isInflected: true })).toBe('Для …, …');
  expect(without('Марии и Марией, Достоевскому; Dilshodning mashinasi')).toBe('… и …, …; … mashinasi');
});

it('redacts plate and VIN in any spacing', () => {
  const identifiers = ['01A777AA', 'XWB5V31BDHA123456', '', '--'];
  const text = '01a777aa, 01 A 777 AA и 01A777AAB, VIN XWB5V31BDHA-123456';
  expect(redactPersonalData(text, '', { identifiers })).toBe('…, … и 01A777AAB, VIN …');
  expect(redactPersonalData('Тормоза 01А777АА', '', { identifiers })).toBe('Тормоза …');
});
