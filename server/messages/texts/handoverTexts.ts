import type { Language } from '../../http/language';

/** No name and no car: another person may read it on the phone. */
const sms: Record<Language, string> = {
  ru: 'Yolda: историю машины приняли, подтвердите:',
  // Only letters that fit into the short alphabet of SMS.
  uz: 'Yolda: mashina tarixi qabul qilindi, tasdiqlang:',
};

const telegram: Record<Language, string> = {
  ru: 'Покупатель принял историю вашей машины. Проверьте, кто это, и подтвердите передачу:',
  uz: 'Xaridor mashinangiz tarixini qabul qildi. Kim ekanini tekshirib, topshirishni tasdiqlang:',
};

export const handoverSms = (language: Language, link: string): string => `${sms[language]} ${link}`;

export const handoverTelegram = (language: Language, link: string): string => `${telegram[language]}\n${link}`;
