import type { Language } from '../http/language';

const sentences: Record<Language, string> = {
  ru: 'Yolda: номер вашего аккаунта изменён. Это не вы? Позвоните нам.',
  // Only letters that fit into the short alphabet of SMS.
  uz: "Yolda: akkauntingiz raqami o'zgartirildi. Bu siz emasmi? Bizga qo'ng'iroq qiling.",
};

/** What the phone is told by which the account was entered until now. */
export const phoneChangedText = (language: Language): string => sentences[language];
