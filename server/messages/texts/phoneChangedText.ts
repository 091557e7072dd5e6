import type { Language } from '../../http/language';

type Sentences = { changed: string; callUs: string; call: (phone: string) => string };

const sentences: Record<Language, Sentences> = {
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
  const { changed, callUs, call } = sentences[language];
  const phone = callCenter.replace(/[^+\d]/g, '');
  return `${changed} ${phone ? call(phone) : callUs}`;
}
