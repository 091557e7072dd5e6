import type { Language } from '../../http/language';

export type VisitNews = 'estimate' | 'closed' | 'corrected';

/** No name, no plate and no sum: whoever holds the phone reads it. */
const sms: Record<Language, Record<VisitNews, string>> = {
  ru: {
    estimate: 'Yolda: смета готова, посмотрите и ответьте:',
    closed: 'Yolda: спасибо за визит! Как всё прошло:',
    corrected: 'Yolda: запись о визите исправлена:',
  },
  // Only letters that fit into the short alphabet of SMS.
  uz: {
    estimate: "Yolda: smeta tayyor, ko'rib chiqing va javob bering:",
    closed: "Yolda: tashrifingiz uchun rahmat! Qanday o'tdi:",
    corrected: 'Yolda: tashrif haqidagi yozuv tuzatildi:',
  },
};

const telegram: Record<Language, Record<VisitNews, (reference: string) => string>> = {
  ru: {
    estimate: (reference) => `Смета по визиту ${reference} готова. Посмотрите её и ответьте по каждой строке.`,
    closed: (reference) =>
      `Визит ${reference} закрыт. Спасибо, что выбрали нас! Всё сделанное есть в истории автомобиля. Расскажите, как всё прошло:`,
    corrected: (reference) => `Запись о визите исправлена, её новый номер ${reference}.`,
  },
  uz: {
    estimate: (reference) =>
      `${reference} tashrifi boʻyicha smeta tayyor. Uni koʻrib chiqing va har bir qatorga javob bering.`,
    closed: (reference) =>
      `${reference} tashrifi yopildi. Bizni tanlaganingiz uchun rahmat! Bajarilgan ishlar avtomobil tarixida turadi. Qanday oʻtganini aytib bering:`,
    corrected: (reference) => `Tashrif haqidagi yozuv tuzatildi, uning yangi raqami ${reference}.`,
  },
};

export const visitSms = (language: Language, news: VisitNews, link: string): string => `${sms[language][news]} ${link}`;

export const visitTelegram = (
  language: Language,
  news: VisitNews,
  { reference, link }: { reference: string; link: string },
): string => `${telegram[language][news](reference)}\n${link}`;
