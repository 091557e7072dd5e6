import type { Language } from '../../http/language';

/** `free`: to who waits for a time. */
export type BookingNews = 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon' | 'free';

type Told = {
  startsAt: Date;
  /** Of an offered time. */
  heldUntil?: Date;
  /** The name of the branch. */
  branch: string;
  link: string;
  now?: Date;
};
type Text = (when: string, until: string) => string;

/** No name, no car and no service: whoever holds the phone reads it. */
const sms: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `вы записаны на ${when}.`,
    moved: (when) => `запись перенесена на ${when}.`,
    cancelled: (when) => `запись на ${when} отменена.`,
    tomorrow: (when) => `ждём вас ${when}. Подтвердите или перенесите:`,
    soon: (when) => `ждём вас ${when}.`,
    free: (when, until) => `освободилось время ${when}. Держим его до ${until}:`,
  },
  // Only letters that fit into the short alphabet of SMS.
  uz: {
    booked: (when) => `siz ${when} ga yozildingiz.`,
    moved: (when) => `yozuv ${when} ga ko'chirildi.`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi.`,
    tomorrow: (when) => `sizni ${when} da kutamiz. Tasdiqlang yoki ko'chiring:`,
    soon: (when) => `sizni ${when} da kutamiz.`,
    free: (when, until) => `${when} da vaqt bo'shadi. ${until} gacha saqlaymiz:`,
  },
};

const telegram: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `Вы записаны на ${when}. Перенести, отменить, добавить в календарь:`,
    moved: (when) => `Запись перенесена на ${when}.`,
    cancelled: (when) => `Запись на ${when} отменена. Новое время всегда можно выбрать на сайте.`,
    tomorrow: (when) => `Ждём вас ${when}. Подтвердите, что приедете, или перенесите запись:`,
    soon: (when) => `Ждём вас ${when}. Как доехать:`,
    free: (when, until) => `Освободилось время ${when}. Держим его для вас до ${until}:`,
  },
  uz: {
    booked: (when) => `Siz ${when} ga yozildingiz. Koʻchirish, bekor qilish, taqvimga qoʻshish:`,
    moved: (when) => `Yozuv ${when} ga koʻchirildi.`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi. Yangi vaqtni saytda istalgan payt tanlash mumkin.`,
    tomorrow: (when) => `Sizni ${when} da kutamiz. Kelishingizni tasdiqlang yoki yozuvni koʻchiring:`,
    soon: (when) => `Sizni ${when} da kutamiz. Qanday borish:`,
    free: (when, until) => `${when} da vaqt boʻshadi. Uni siz uchun ${until} gacha saqlaymiz:`,
  },
};

const AHEAD_MS = 5 * 3_600_000;
const localOf = (time: Date): string => new Date(time.getTime() + AHEAD_MS).toISOString();

/** By Tashkent's clock: `28.02 09:30`; two hours before it, where that is the same day, `сегодня в 09:30`. */
function whenOf(language: Language, news: BookingNews, { startsAt, now = new Date() }: Told): string {
  const [local, today] = [startsAt, now].map(localOf);
  const [day = '', time = ''] = [local?.slice(0, 10), local?.slice(11, 16)];
  const date = `${day.slice(8)}.${day.slice(5, 7)}`;
  if (news !== 'soon' || day !== today?.slice(0, 10)) return `${date} ${time}`;
  return language === 'ru' ? `сегодня в ${time}` : `bugun ${time}`;
}

const untilOf = ({ startsAt, heldUntil = startsAt }: Told): string => localOf(heldUntil).slice(11, 16);

const BRAND = 'Yolda';
/** So that a message in the short alphabet stays one. */
const MOST_OF_NAME = 22;

/** Who writes: the branch up to its first comma; a longer name leaves the message no room. */
function senderOf({ branch }: Told): string {
  const name = (branch.split(',')[0] ?? '').trim().replace(/[ʻʼ‘’]/g, "'");
  const full = name.startsWith(BRAND) ? name : `${BRAND}, ${name}`;
  return full.length > MOST_OF_NAME ? BRAND : full;
}

export const bookingSms = (language: Language, news: BookingNews, told: Told): string =>
  `${senderOf(told)}: ${sms[language][news](whenOf(language, news, told), untilOf(told))} ${told.link}`;

export const bookingTelegram = (language: Language, news: BookingNews, told: Told): string =>
  `${telegram[language][news](whenOf(language, news, told), untilOf(told))}
${told.branch}
${told.link}`;
