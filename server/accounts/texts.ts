import type { Language } from '../platform/language';

const codeSentences: Record<Language, (code: string) => string> = {
  ru: (code) => `Yolda: код ${code}. Никому не говорите.`,
  // Only letters that fit into the short alphabet of SMS: any other one would halve what a message holds.
  uz: (code) => `Yolda: kod ${code}. Hech kimga aytmang.`,
};

/**
 * By its last line, `@domain #123456`, phones offer the code to a page of that domain only
 * (WebOTP, origin-bound one-time codes).
 */
export const codeText = (code: string, language: Language, siteUrl: string): string =>
  `${codeSentences[language](code)}\n@${new URL(siteUrl).hostname} #${code}`;

type Sentences = { changed: string; callUs: string; call: (phone: string) => string };

const phoneChangedSentences: Record<Language, Sentences> = {
  ru: {
    changed: 'Yolda: номер вашего аккаунта изменён. Это не вы?',
    callUs: 'Позвоните нам.',
    call: (phone) => `Звоните ${phone}`,
  },
  // Only letters that fit into the short alphabet of SMS.
  uz: {
    changed: "Yolda: akkauntingiz raqami o'zgartirildi. Bu siz emasmi?",
    callUs: "Bizga qo'ng'iroq qiling.",
    call: (phone) => `Qo'ng'iroq qiling: ${phone}`,
  },
};

/**
 * What the phone is told by which the account was entered until now. `callCenter`: whom to call, in any spelling; empty where
 * the business names nobody.
 */
export function phoneChangedText(language: Language, callCenter: string): string {
  const { changed, callUs, call } = phoneChangedSentences[language];
  const phone = callCenter.replace(/[^+\d]/g, '');
  return `${changed} ${phone ? call(phone) : callUs}`;
}
