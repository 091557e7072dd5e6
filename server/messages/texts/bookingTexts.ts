import type { Language } from '../../http/language';

/** `free`: to who waits for a time. */
export type BookingNews = 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon' | 'free';

type Told = { startsAt: Date; link: string; now?: Date };
type Text = (when: string) => string;

/** No name, no car and no service: whoever holds the phone reads it. */
const sms: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `Yolda: вы записаны на ${when}.`,
    moved: (when) => `Yolda: запись перенесена на ${when}.`,
    cancelled: (when) => `Yolda: запись на ${when} отменена.`,
    tomorrow: (when) => `Yolda: ждём вас ${when}. Подтвердите или перенесите:`,
    soon: (when) => `Yolda: ждём вас ${when}.`,
    free: (when) => `Yolda: освободилось время ${when}. Держим его 30 минут:`,
  },
  // Only letters that fit into the short alphabet of SMS.
  uz: {
    booked: (when) => `Yolda: siz ${when} ga yozildingiz.`,
    moved: (when) => `Yolda: yozuv ${when} ga ko'chirildi.`,
    cancelled: (when) => `Yolda: ${when} dagi yozuv bekor qilindi.`,
    tomorrow: (when) => `Yolda: sizni ${when} da kutamiz. Tasdiqlang yoki ko'chiring:`,
    soon: (when) => `Yolda: sizni ${when} da kutamiz.`,
    free: (when) => `Yolda: ${when} da vaqt bo'shadi. 30 daqiqa saqlaymiz:`,
  },
};

const telegram: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `Вы записаны на ${when}. Перенести, отменить, добавить в календарь:`,
    moved: (when) => `Запись перенесена на ${when}.`,
    cancelled: (when) => `Запись на ${when} отменена. Новое время всегда можно выбрать на сайте.`,
    tomorrow: (when) => `Ждём вас ${when}. Подтвердите, что приедете, или перенесите запись:`,
    soon: (when) => `Ждём вас ${when}. Как доехать:`,
    free: (when) => `Освободилось время ${when}. Держим его для вас 30 минут:`,
  },
  uz: {
    booked: (when) => `Siz ${when} ga yozildingiz. Koʻchirish, bekor qilish, taqvimga qoʻshish:`,
    moved: (when) => `Yozuv ${when} ga koʻchirildi.`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi. Yangi vaqtni saytda istalgan payt tanlash mumkin.`,
    tomorrow: (when) => `Sizni ${when} da kutamiz. Kelishingizni tasdiqlang yoki yozuvni koʻchiring:`,
    soon: (when) => `Sizni ${when} da kutamiz. Qanday borish:`,
    free: (when) => `${when} da vaqt boʻshadi. Uni siz uchun 30 daqiqa saqlaymiz:`,
  },
};

const AHEAD_MS = 5 * 3_600_000;

/** By Tashkent's clock: `28.02 09:30`; two hours before it, where that is the same day, `сегодня в 09:30`. */
function whenOf(language: Language, news: BookingNews, { startsAt, now = new Date() }: Told): string {
  const [local, today] = [startsAt, now].map((time) => new Date(time.getTime() + AHEAD_MS).toISOString());
  const [day = '', time = ''] = [local?.slice(0, 10), local?.slice(11, 16)];
  const date = `${day.slice(8)}.${day.slice(5, 7)}`;
  if (news !== 'soon' || day !== today?.slice(0, 10)) return `${date} ${time}`;
  return language === 'ru' ? `сегодня в ${time}` : `bugun ${time}`;
}

export const bookingSms = (language: Language, news: BookingNews, told: Told): string =>
  `${sms[language][news](whenOf(language, news, told))} ${told.link}`;

export const bookingTelegram = (language: Language, news: BookingNews, told: Told): string =>
  `${telegram[language][news](whenOf(language, news, told))}
${told.link}`;
