import { weaknessOf } from './weakPasswords';

const owner = { phone: '+998901234567', names: ['Азиз', 'Каримов'], birthdate: '1990-01-05' };

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
  'pa$$word1',
  'P@ssw0rd!!',
  '123we1come1',
  'p4r0l-2024',
  '$$pa$$word',
  'Parol+Admin1',
  '        ',
  '\t'.repeat(8),
  'Salom2026',
  'abcdefgh',
  '87654321',
  'абвгдежз',
])('rejects the password %j as common', (password) => {
  expect(weaknessOf(password, owner)).toBe('common');
});

it.each([
  '901234567',
  '998901234567',
  '+998 90 123 45 67',
  '8901234567',
  '12345671234567',
  'Yolda2026',
  'yolda.uz',
  'азиз1990',
  'Каримов!!',
  'азизкаримов',
  'Каримов Азиз 7',
  'tel901234567',
  '19900105',
  '05011990',
  '05.01.1990',
  '1990-01-05',
  '5.1.1990',
  '05/01/90',
  'ak05011990',
  '050190050190',
  'yolda-demo',
  'Y0lda Toshkent 2026',
])('rejects the password %j as derived from the owner’s data or the site’s name', (password) => {
  expect(weaknessOf(password, owner)).toBe('own');
});

it.each([
  'correct horse',
  'better horse',
  'Азиз любит плов',
  '71829364',
  '06011990',
  'рождён 05.01.1990',
  'yolda bizning yoʻl',
  'пароль ʻ 🚗 "\'; --'.concat('машина'),
])('accepts the password %j', (password) => {
  expect(weaknessOf(password, owner)).toBeNull();
});
