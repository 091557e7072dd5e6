import { partsOf } from '../messages/sms/smsParts';
import { branches } from '../seed/content/branches';
import { stepSms, stepTelegram } from './texts';

const LANGUAGES = ['ru', 'uz'] as const;
const at = new Date('2027-03-01T10:00:00Z');
const today = { from: new Date('2027-03-01T03:00:00Z'), until: new Date('2027-03-01T15:00:00Z') };
const tomorrow = { from: new Date('2027-03-02T03:00:00Z'), until: new Date('2027-03-02T15:00:00Z') };
const later = { from: new Date('2027-03-01T11:00:00Z'), until: new Date('2027-03-01T15:00:00Z') };
const place = {
  ru: { branch: 'Yolda Юнусабад', address: 'Ташкент, Юнусабадский район, проспект Амира Темура, 129' },
  uz: { branch: 'Yolda Yunusobod', address: 'Toshkent shahri, Yunusobod tumani, Amir Temur shohkoʻchasi, 129-uy' },
};
const ready = { ...place.ru, phone: '+998712000020', pickUp: today, at };

test.each([
  ['ru', today, 'забрать можно сегодня до 20:00.'],
  ['ru', later, 'забрать можно сегодня с 16:00 до 20:00.'],
  ['ru', tomorrow, 'забрать можно 02.03 с 08:00 до 20:00.'],
  ['ru', null, 'забрать можно.'],
  ['uz', today, 'bugun 20:00 gacha olib ketish mumkin.'],
  ['uz', tomorrow, "02.03 kuni 08:00-20:00 oralig'ida olib ketish mumkin."],
  ['uz', null, 'mashina tayyor, olib ketish mumkin.'],
] as const)('a ready SMS in %s has the pick-up time %j', (language, pickUp, says) => {
  expect(stepSms(language, 'ready', { ...ready, ...place[language], pickUp })).toContain(says);
});

test('a ready SMS has the branch, the street and the phone of the branch, and no personal data', () => {
  expect(LANGUAGES.map((language) => stepSms(language, 'ready', { ...ready, ...place[language] }))).toEqual([
    'Yolda Юнусабад: машина готова, забрать можно сегодня до 20:00. Проспект Амира Темура, 129. +998712000020',
    "Yolda Yunusobod: mashina tayyor, bugun 20:00 gacha olib ketish mumkin. Amir Temur shohko'chasi, 129-uy. +998712000020",
  ]);
});

test('a ready SMS of each branch has one part, or two in Cyrillic', () => {
  for (const { name, address, serviceManagerPhone: phone } of branches)
    for (const language of LANGUAGES) {
      const given = { branch: name[language], address: address[language], phone, pickUp: tomorrow, at };
      expect(partsOf(stepSms(language, 'ready', given))).toBe(language === 'ru' ? 2 : 1);
    }
});

test('a ready SMS omits a street that is too long', () => {
  const address = `Ташкент, улица ${'Очень длинная '.repeat(8)}, 1`;
  const text = stepSms('ru', 'ready', { ...ready, address });
  expect(text).not.toMatch(/улица/i);
  expect(partsOf(text)).toBe(2);
});

test('a ready message in Telegram has the reference, the full address and a link to the garage', () => {
  const link = 'https://yolda.uz/personal/garage';
  expect(stepTelegram('ru', 'ready', { ...ready, reference: 'Y-7K3M-92QD', link })).toBe(
    `Машина готова, забрать её можно сегодня до 20:00. Визит Y-7K3M-92QD.\n${ready.branch}\n${ready.address}\n${ready.phone}\n${link}`,
  );
  expect(stepTelegram('uz', 'ready', { ...ready, ...place.uz, reference: 'Y-7K3M-92QD', link: '' })).toMatch(
    /^Mashina tayyor, uni bugun 20:00 gacha olib ketish mumkin\. Tashrif Y-7K3M-92QD\.\n.*shohkoʻchasi.*\n\+998712000020$/s,
  );
});

test('SMS about a received car and an approved estimate have branch and phone and fit one part, or two in Cyrillic', () => {
  const given = { ...ready, pickUp: null };
  expect(LANGUAGES.map((language) => stepSms(language, 'received', { ...given, ...place[language] }))).toEqual([
    'Yolda Юнусабад: машина принята. +998712000020',
    'Yolda Yunusobod: mashina qabul qilindi. +998712000020',
  ]);
  expect(LANGUAGES.map((language) => stepSms(language, 'approved', { ...given, ...place[language] }))).toEqual([
    'Yolda Юнусабад: смета согласована, начинаем работу. +998712000020',
    'Yolda Yunusobod: smeta tasdiqlandi, ishni boshlaymiz. +998712000020',
  ]);
  for (const { name, address, serviceManagerPhone: phone } of branches)
    for (const language of LANGUAGES)
      for (const step of ['received', 'approved'] as const) {
        const text = stepSms(language, step, { ...given, branch: name[language], address: address[language], phone });
        expect(partsOf(text)).toBeLessThanOrEqual(language === 'ru' ? 2 : 1);
      }
});
