import { partsOf } from '../../testing/smsParts';
import { type BookingStep, bookingSms, bookingTelegram } from './bookingTexts';

const link = 'https://www.yolda-service.uz/uz/booking/0123456789abcdef0123456789abcdef';
const startsAt = new Date('2028-02-28T19:30:00Z');
const branch = 'Yolda Mirzo Ulugʻbek, tun-u kun';
const NEWS = ['booked', 'moved', 'cancelled', 'tomorrow', 'soon', 'free'] as const;

test('an SMS names the day and the hour of Tashkent and ends with the address, in one part, or three of Cyrillic letters', () => {
  for (const news of NEWS) {
    const [ru = '', uz = ''] = (['ru', 'uz'] as const).map((language) =>
      bookingSms(language, news, { startsAt, branch, link, can: ['confirm', 'move', 'cancel'] }),
    );
    for (const text of [ru, uz]) {
      expect(text).toContain('29.02 00:30');
      expect(text.startsWith("Yolda Mirzo Ulug'bek: ")).toBe(true);
      expect(text.endsWith(` ${link}`)).toBe(true);
    }
    expect([partsOf(ru), partsOf(uz)]).toEqual([expect.any(Number), 1]);
    expect(partsOf(ru)).toBeLessThanOrEqual(3);
  }
});

test.each(['tomorrow', 'soon'] as const)('a reminder, %s, names what can still be done by the link', (news) => {
  const said = (language: 'ru' | 'uz', can: readonly BookingStep[]) => {
    const told = { startsAt, branch, link, can };
    return [bookingSms(language, news, told), bookingTelegram(language, news, told)];
  };
  for (const text of said('ru', ['confirm', 'move', 'cancel']))
    expect(text).toContain('. Подтвердить, перенести, отменить:');
  for (const text of said('ru', ['confirm', 'cancel'])) expect(text).toContain('. Подтвердить, отменить:');
  for (const text of said('uz', ['move', 'cancel'])) expect(text).toMatch(/\. Ko['ʻ]chirish, bekor qilish:/);
  for (const text of said('uz', [])) expect(text.replace(link, '')).not.toMatch(/:\s*$/);
  const longest = { startsAt, branch: 'Yolda Shayxontohur-200', link, can: ['confirm', 'move', 'cancel'] as const };
  expect(partsOf(bookingSms('uz', news, longest))).toBe(1);
});

test('an offered time says until when it is held', () => {
  const heldUntil = new Date('2028-02-28T04:30:00Z');
  for (const write of [bookingSms, bookingTelegram])
    for (const language of ['ru', 'uz'] as const)
      expect(write(language, 'free', { startsAt, heldUntil, branch, link })).toContain('09:30');
});

test('a chat reads the same', () => {
  expect(bookingTelegram('ru', 'moved', { startsAt, branch, link })).toBe(
    `Запись перенесена на 29.02 00:30.\n${branch}\n${link}`,
  );
});

test('two hours before it says today where it is the same day in Tashkent', () => {
  const said = (now: string) => bookingSms('ru', 'soon', { startsAt, branch, link, now: new Date(now) });
  expect(said('2028-02-28T19:05:00Z')).toContain('сегодня в 00:30');
  expect(said('2028-02-28T17:30:00Z')).toContain('29.02 00:30');
});

test('a name that leaves no room is left out, and one without the brand gets it', () => {
  const said = (name: string) => bookingSms('ru', 'moved', { startsAt, branch: name, link });
  expect(said('Yolda Республика Каракалпакстан')).toMatch(/^Yolda: /);
  expect(said('Чиланзар')).toMatch(/^Yolda, Чиланзар: /);
});
