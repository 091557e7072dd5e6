import { weaknessOf } from './weakPasswords';

const owner = { phone: '+998901234567', names: ['Азиз', 'Каримов'] };

it.each([
  '12345678',
  'password',
  'Password',
  'qwertyuiop',
  'йцукенгшщз',
  ' iloveyou ',
  'парольпароль',
  'Parol2024!',
  'Toshkent-1',
  'aaaaaaaa',
  'абвабвабв',
  '121212121212',
])('%j is common', (password) => {
  expect(weaknessOf(password, owner)).toBe('common');
});

it.each([
  '901234567',
  '998901234567',
  '+998 90 123 45 67',
  '8901234567',
  '12345671234567',
  'Yolda2026',
  'азиз1990',
  'Каримов!!',
  'азизкаримов',
  'Каримов Азиз 7',
])('%j is made of what everybody knows', (password) => {
  expect(weaknessOf(password, owner)).toBe('own');
});

it.each([
  'correct horse',
  'better horse',
  'Азиз любит плов',
  '71829364',
  'yolda bizning yoʻl',
  'пароль ʻ 🚗 "\'; --'.concat('машина'),
])('%j may be taken', (password) => {
  expect(weaknessOf(password, owner)).toBeNull();
});
