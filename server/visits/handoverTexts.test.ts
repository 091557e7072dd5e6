import { partsOf } from '../messages/sms/smsParts';
import { handoverSms, handoverTelegram } from './texts';

const link = 'https://www.yolda-service.uz/uz/personal/story/sharing';

test('a handover SMS ends with the link, in one part, or two in Cyrillic', () => {
  const texts = (['ru', 'uz'] as const).map((language) => handoverSms(language, link));
  for (const text of texts) expect(text.startsWith('Yolda: ') && text.endsWith(` ${link}`)).toBe(true);
  expect(texts.map(partsOf)).toEqual([2, 1]);
});

test('a handover message in Telegram has the link on a separate line', () => {
  for (const language of ['ru', 'uz'] as const) expect(handoverTelegram(language, link)).toMatch(/:\nhttps:\/\/\S+$/);
});
