import { partsOf } from '../messages/sms/smsParts';
import { visitSms, visitTelegram } from './texts';

const link = 'https://www.yolda-service.uz/uz/estimate/0123456789abcdef0123456789abcdef';
const NOTIFICATION_KINDS = ['estimate', 'closed', 'corrected'] as const;

test('a visit SMS ends with the link, in one part, or two in Cyrillic', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const texts = (['ru', 'uz'] as const).map((language) => visitSms(language, kind, link));
    expect(texts.every((text) => text.startsWith('Yolda: ') && text.endsWith(` ${link}`))).toBe(true);
    expect(texts.map(partsOf)).toEqual([2, 1]);
  }
});

test('a visit message in Telegram has the reference and the link', () => {
  for (const kind of NOTIFICATION_KINDS)
    for (const language of ['ru', 'uz'] as const) {
      const text = visitTelegram(language, kind, { reference: 'Y-7K3M-92QD', link });
      expect(text).toContain('Y-7K3M-92QD');
      expect(text.endsWith(`\n${link}`)).toBe(true);
    }
});
