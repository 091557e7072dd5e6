import { partsOf } from '../messages/sms/smsParts';
import { phoneChangedText } from './signIn';

test('names the number to call in one SMS part', () => {
  const ru = phoneChangedText('ru', '+998 (71) 200-00-00');
  const uz = phoneChangedText('uz', '+998712000000');
  expect([ru, uz]).toEqual([
    'Yolda: номер вашего аккаунта изменён. Это не вы? Звоните +998712000000',
    "Yolda: akkauntingiz raqami o'zgartirildi. Bu siz emasmi? Qo'ng'iroq qiling: +998712000000",
  ]);
  expect([ru, uz].map(partsOf)).toEqual([1, 1]);
});

test('omits the number if none is configured', () => {
  expect(phoneChangedText('ru', '')).toBe('Yolda: номер вашего аккаунта изменён. Это не вы? Позвоните нам.');
  expect(phoneChangedText('uz', '')).toMatch(/Bizga qo'ng'iroq qiling\.$/);
});
