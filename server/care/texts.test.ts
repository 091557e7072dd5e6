import { partsOf } from '../messages/sms/smsParts';
import { dueSms, dueTelegram } from './texts';

const link = 'https://www.yolda-service.uz/uz/personal/garage';

test('an SMS reminder ends with the link, in one part, or two in Cyrillic', () => {
  const texts = (['ru', 'uz'] as const).map((language) => dueSms(language, link));
  expect(texts.every((text) => text.startsWith('Yolda: ') && text.endsWith(` ${link}`))).toBe(true);
  expect(texts.map(partsOf)).toEqual([2, 1]);
});

test('a Telegram message lists due items with their dates', () => {
  const list = [
    { title: 'Техосмотр', until: '2026-12-31', isOverdue: false },
    { title: 'Замена масла', until: '2026-11-01', isOverdue: true },
    { title: 'Колодки', until: null, isOverdue: false },
  ];
  expect(dueTelegram('ru', list, link)).toEqual([
    `Подходит срок:\n• Техосмотр, до 31.12.2026\n• Замена масла, срок прошёл\n• Колодки\n${link}`,
  ]);
});

test("splits a reminder over Telegram's length limit between lines", () => {
  const list = Array.from({ length: 25 }, (_, at) => ({
    title: `${at} `.padEnd(190, 'я'),
    until: null,
    isOverdue: false,
  }));
  const messages = dueTelegram('ru', list, link);
  expect(messages).toHaveLength(2);
  for (const text of messages) expect(text.length).toBeLessThanOrEqual(4_096);
  expect(messages.join('\n')).toBe(['Подходит срок:', ...list.map(({ title }) => `• ${title}`), link].join('\n'));
});
