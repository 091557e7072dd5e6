import type { Language } from '../../http/language';
import { senderOf } from './sender';

/** `free`: to who waits for a time. */
export type BookingNews = 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon' | 'free';

export type BookingStep = 'confirm' | 'move' | 'cancel';

type Told = {
  startsAt: Date;
  /** Of an offered time. */
  heldUntil?: Date;
  /** The name of the branch. */
  branch: string;
  link: string;
  /** What can still be done by the link, in this order: a reminder names it. */
  can?: readonly BookingStep[];
  now?: Date;
};
/** `steps`: after a full stop, what can be done there; empty where nothing can. */
type Text = (when: string, until: string, steps: string) => string;

/** No name, no car and no service: whoever holds the phone reads it. */
const sms: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `вы записаны на ${when}.`,
    moved: (when) => `запись перенесена на ${when}.`,
    cancelled: (when) => `запись на ${when} отменена.`,
    tomorrow: (when, _, steps) => `ждём вас ${when}.${steps}`,
    soon: (when, _, steps) => `ждём вас ${when}.${steps}`,
    free: (when, until) => `освободилось время ${when}. Держим его до ${until}:`,
  },
  // Only letters that fit into the short alphabet of SMS, and so few that a reminder with all that can be done is one part.
  uz: {
    booked: (when) => `siz ${when} ga yozildingiz.`,
    moved: (when) => `yozuv ${when} ga ko'chirildi.`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi.`,
    tomorrow: (when, _, steps) => `${when} da kutamiz.${steps}`,
    soon: (when, _, steps) => `${when} da kutamiz.${steps}`,
    free: (when, until) => `${when} da vaqt bo'shadi. ${until} gacha saqlaymiz:`,
  },
};

const telegram: Record<Language, Record<BookingNews, Text>> = {
  ru: {
    booked: (when) => `Вы записаны на ${when}. Перенести, отменить, добавить в календарь:`,
    moved: (when) => `Запись перенесена на ${when}.`,
    cancelled: (when) => `Запись на ${when} отменена. Новое время всегда можно выбрать на сайте.`,
    tomorrow: (when, _, steps) => `Ждём вас ${when}.${steps}`,
    soon: (when, _, steps) => `Ждём вас ${when}. Здесь же, как доехать.${steps}`,
    free: (when, until) => `Освободилось время ${when}. Держим его для вас до ${until}:`,
  },
  uz: {
    booked: (when) => `Siz ${when} ga yozildingiz. Koʻchirish, bekor qilish, taqvimga qoʻshish:`,
    moved: (when) => `Yozuv ${when} ga koʻchirildi.`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi. Yangi vaqtni saytda istalgan payt tanlash mumkin.`,
    tomorrow: (when, _, steps) => `Sizni ${when} da kutamiz.${steps}`,
    soon: (when, _, steps) => `Sizni ${when} da kutamiz. Yoʻl ham shu yerda.${steps}`,
    free: (when, until) => `${when} da vaqt boʻshadi. Uni siz uchun ${until} gacha saqlaymiz:`,
  },
};

const STEPS: Record<Language, Record<BookingStep, string>> = {
  ru: { confirm: 'подтвердить', move: 'перенести', cancel: 'отменить' },
  uz: { confirm: 'tasdiqlash', move: "ko'chirish", cancel: 'bekor qilish' },
};

function stepsOf(language: Language, { can = [] }: Told): string {
  const [first = '', ...others] = can.map((step) => STEPS[language][step]);
  return first && ` ${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}:`;
}

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

export const bookingSms = (language: Language, news: BookingNews, told: Told): string =>
  `${senderOf(told.branch)}: ${sms[language][news](whenOf(language, news, told), untilOf(told), stepsOf(language, told))} ${told.link}`;

export const bookingTelegram = (language: Language, news: BookingNews, told: Told): string =>
  `${telegram[language][news](whenOf(language, news, told), untilOf(told), stepsOf(language, told).replaceAll("'", 'ʻ'))}
${told.branch}
${told.link}`;
