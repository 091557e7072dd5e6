import { partsOf } from '../messages/sms/smsParts';
import { branches } from '../seed/content/branches';
import { type BookingStep, bookingSms, bookingTelegram } from './texts';

const link = 'https://www.yolda-service.uz/uz/booking/0123456789abcdef0123456789abcdef';
const startsAt = new Date('2028-02-28T19:30:00Z');
const branch = 'Yolda Mirzo Ulugʻbek, tun-u kun';
const NOTIFICATION_KINDS = ['booked', 'moved', 'cancelled', 'tomorrow', 'soon', 'free'] as const;

test('a booking SMS has the Tashkent date and time and ends with the link, in one part, or three in Cyrillic', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const [ru = '', uz = ''] = (['ru', 'uz'] as const).map((language) =>
      bookingSms(language, kind, { startsAt, branch, link, can: ['confirm', 'move', 'cancel'] }),
    );
    for (const text of [ru, uz]) {
      expect(text).toContain('29.02 00:30');
      expect(text).toMatch(/^Yolda Mirzo Ulug'bek(, tun-u kun)?: /);
      expect(text.endsWith(` ${link}`)).toBe(true);
    }
    expect([partsOf(ru), partsOf(uz)]).toEqual([expect.any(Number), 1]);
    expect(partsOf(ru)).toBeLessThanOrEqual(3);
  }
});

test.each([
  'tomorrow',
  'soon',
] as const)('the reminder "%s" names only the actions that the linked page offers', (kind) => {
  const smsOf = (language: 'ru' | 'uz', can: readonly BookingStep[]) => {
    const values = { startsAt, branch, link, can };
    return [bookingSms(language, kind, values), bookingTelegram(language, kind, values)];
  };
  for (const text of smsOf('ru', ['confirm', 'move', 'cancel']))
    expect(text).toContain('. Подтвердить, перенести, отменить:');
  for (const text of smsOf('ru', ['confirm', 'cancel'])) expect(text).toContain('. Подтвердить, отменить:');
  for (const text of smsOf('uz', ['move', 'cancel'])) expect(text).toMatch(/\. Ko['ʻ]chirish, bekor qilish:/);
  for (const text of smsOf('uz', [])) expect(text.replace(link, '')).not.toMatch(/:\s*$/);
  const longest = { startsAt, branch: 'Yolda Shayxontohur-200', link, can: ['confirm', 'move', 'cancel'] as const };
  expect(partsOf(bookingSms('uz', kind, longest))).toBe(1);
});

test('an SMS distinguishes branches of one town without adding an SMS part', () => {
  const own = branches.filter(({ locality }) => locality.ru === 'Самарканд');
  expect(own).toHaveLength(2);
  for (const language of ['ru', 'uz'] as const)
    for (const kind of NOTIFICATION_KINDS) {
      const texts = own.map(({ name, address }) => {
        const place = { branch: name[language], address: address[language] };
        return bookingSms(language, kind, { startsAt, link, ...place, can: ['confirm', 'move', 'cancel'] });
      });
      const [one, other] = texts;
      expect(one).not.toBe(other);
      const town = bookingSms(language, kind, {
        startsAt,
        link,
        branch: 'Yolda Samarqand',
        can: ['confirm', 'move', 'cancel'],
      });
      for (const text of texts) expect(partsOf(text)).toBeLessThanOrEqual(Math.max(partsOf(town), 1));
    }
  const [first] = own;
  const near = 'https://yolda.uz/booking/0123456789abcdef0123456789abcdef';
  const place = { branch: first?.name.ru ?? '', address: first?.address.ru ?? '' };
  expect(bookingSms('ru', 'booked', { startsAt, link: near, ...place })).toBe(
    `Yolda Самарканд, Рудаки: вы записаны на 29.02 00:30. Улица Рудаки, 210. ${near}`,
  );
});

test('a branch name with characters outside GSM-7 adds no SMS part', () => {
  for (const branch of ['Yolda Fargʻona №2', 'Yolda Farg`ona – 2', 'Yolda «A»'])
    expect(partsOf(bookingSms('uz', 'moved', { startsAt, branch, link }))).toBe(1);
});

test('an offer that is held until another day names the date', () => {
  const [now, heldUntil] = [new Date('2028-02-27T17:30:00Z'), new Date('2028-02-28T04:30:00Z')];
  expect(bookingSms('ru', 'free', { startsAt, heldUntil, branch, link, now })).toContain('Держим его до 28.02 09:30:');
  const morning = new Date('2028-02-28T04:00:00Z');
  expect(bookingSms('ru', 'free', { startsAt, heldUntil, branch, link, now: morning })).toContain('до 09:30:');
});

test('an offer names the time until which the slot is held', () => {
  const heldUntil = new Date('2028-02-28T04:30:00Z');
  for (const write of [bookingSms, bookingTelegram])
    for (const language of ['ru', 'uz'] as const)
      expect(write(language, 'free', { startsAt, heldUntil, branch, link })).toContain('09:30');
});

test('a Telegram message has text, branch and link on separate lines', () => {
  expect(bookingTelegram('ru', 'moved', { startsAt, branch, link })).toBe(
    `Запись перенесена на 29.02 00:30.\n${branch}\n${link}`,
  );
});

test('the reminder two hours before says today if it is the same day in Tashkent', () => {
  const smsOf = (now: string) => bookingSms('ru', 'soon', { startsAt, branch, link, now: new Date(now) });
  expect(smsOf('2028-02-28T19:05:00Z')).toContain('сегодня в 00:30');
  expect(smsOf('2028-02-28T17:30:00Z')).toContain('29.02 00:30');
});

test('an SMS omits a branch name that does not fit and adds the brand to one without it', () => {
  const smsOf = (name: string) => bookingSms('ru', 'moved', { startsAt, branch: name, link });
  expect(smsOf('Yolda Республика Каракалпакстан')).toMatch(/^Yolda: /);
  expect(smsOf('Чиланзар')).toMatch(/^Yolda, Чиланзар: /);
});
