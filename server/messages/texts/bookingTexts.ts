import type { Language } from '../../http/language';

/** `free`: to who waits for a time. */
export type BookingNews = 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon' | 'free';

type Told = { startsAt: Date; link: string };
type Text = (when: string) => string;

/** No name, no car and no service: whoever holds the phone reads it. */
const sms: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `Yolda: вы записаны на ${when}.`,
    moved: (when) => `Yolda: запись перенесена на ${when}.`,
    cancelled: (when) => `Yolda: запись на ${when} отменена.`,
    tomorrow: (when) => `Yolda: ждём вас ${when}. Подтвердите или перенесите:`,
    soon: (when) => `Yolda: ждём вас сегодня, ${when}.`,
    free: (when) => `Yolda: освободилось время ${when}. Держим его 30 минут:`,
  },
  // Only letters that fit into the short alphabet of SMS.
  uz: {
    booked: (when) => `Yolda: siz ${when} ga yozildingiz.`,
    moved: (when) => `Yolda: yozuv ${when} ga ko'chirildi.`,
    cancelled: (when) => `Yolda: ${when} dagi yozuv bekor qilindi.`,
    tomorrow: (when) => `Yolda: sizni ${when} da kutamiz. Tasdiqlang yoki ko'chiring:`,
    soon: (when) => `Yolda: sizni bugun ${when} da kutamiz.`,
    free: (when) => `Yolda: ${when} da vaqt bo'shadi. 30 daqiqa saqlaymiz:`,
  },
};

const telegram: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `Вы записаны на ${when}. Перенести, отменить, добавить в календарь:`,
    moved: (when) => `Запись перенесена на ${when}.`,
    cancelled: (when) => `Запись на ${when} отменена. Новое время всегда можно выбрать на сайте.`,
    tomorrow: (when) => `Ждём вас ${when}. Подтвердите, что приедете, или перенесите запись:`,
    soon: (when) => `Ждём вас сегодня, ${when}. Как доехать:`,
    free: (when) => `Освободилось время ${when}. Держим его для вас 30 минут:`,
  },
  uz: {
    booked: (when) => `Siz ${when} ga yozildingiz. Koʻchirish, bekor qilish, taqvimga qoʻshish:`,
    moved: (when) => `Yozuv ${when} ga koʻchirildi.`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi. Yangi vaqtni saytda istalgan payt tanlash mumkin.`,
    tomorrow: (when) => `Sizni ${when} da kutamiz. Kelishingizni tasdiqlang yoki yozuvni koʻchiring:`,
    soon: (when) => `Sizni bugun ${when} da kutamiz. Qanday borish:`,
    free: (when) => `${when} da vaqt boʻshadi. Uni siz uchun 30 daqiqa saqlaymiz:`,
  },
};

const AHEAD_MS = 5 * 3_600_000;

/** By Tashkent's clock: `28.02 09:30`, of today only `09:30`. */
function whenOf(news: BookingNews, startsAt: Date): string {
  const local = new Date(startsAt.getTime() + AHEAD_MS).toISOString();
  const time = local.slice(11, 16);
  return news === 'soon' ? time : `${local.slice(8, 10)}.${local.slice(5, 7)} ${time}`;
}

export const bookingSms = (language: Language, news: BookingNews, { startsAt, link }: Told): string =>
  `${sms[language][news](whenOf(news, startsAt))} ${link}`;

export const bookingTelegram = (language: Language, news: BookingNews, { startsAt, link }: Told): string =>
  `${telegram[language][news](whenOf(news, startsAt))}\n${link}`;
