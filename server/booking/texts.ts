import { clockAt, dateAt } from '#contract/rules/clock';
import { asSms, longestFitting, senderNames, streetOf, usualSenderOf } from '../messages/sender';
import { partsOf } from '../messages/sms/smsParts';
import type { Language } from '../platform/language';

export type BookingNotificationKind = 'booked' | 'moved' | 'cancelled' | 'tomorrow' | 'soon' | 'free';

export type BookingStep = 'confirm' | 'move' | 'cancel';

type MessageValues = {
  startsAt: Date;
  heldUntil?: Date;
  branch: string;
  address?: string;
  link: string;
  can?: readonly BookingStep[];
  now?: Date;
};
type Text = (when: string, until: string, rest: string) => string;

/** Omits name, car and service: other people may see the phone. */
const sms: Record<Language, Record<BookingNotificationKind, Text>> = {
  ru: {
    booked: (when, _, rest) => `вы записаны на ${when}.${rest}`,
    moved: (when, _, rest) => `запись перенесена на ${when}.${rest}`,
    cancelled: (when) => `запись на ${when} отменена.`,
    tomorrow: (when, _, rest) => `ждём вас ${when}.${rest}`,
    soon: (when, _, rest) => `ждём вас ${when}.${rest}`,
    free: (when, until) => `освободилось время ${when}. Держим его до ${until}:`,
  },
  // GSM-7 letters only: a reminder must fit in one SMS part.
  uz: {
    booked: (when, _, rest) => `siz ${when} ga yozildingiz.${rest}`,
    moved: (when, _, rest) => `yozuv ${when} ga ko'chirildi.${rest}`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi.`,
    tomorrow: (when, _, rest) => `${when} da kutamiz.${rest}`,
    soon: (when, _, rest) => `${when} da kutamiz.${rest}`,
    free: (when, until) => `${when} da vaqt bo'shadi. ${until} gacha saqlaymiz:`,
  },
};

const telegram: Record<Language, Record<BookingNotificationKind, Text>> = {
  ru: {
    booked: (when) => `Вы записаны на ${when}. Перенести, отменить, добавить в календарь:`,
    moved: (when, _, rest) => `Запись перенесена на ${when}.${rest}`,
    cancelled: (when) => `Запись на ${when} отменена. Новое время всегда можно выбрать на сайте.`,
    tomorrow: (when, _, rest) => `Ждём вас ${when}.${rest}`,
    soon: (when, _, rest) => `Ждём вас ${when}. Здесь же, как доехать.${rest}`,
    free: (when, until) => `Освободилось время ${when}. Держим его для вас до ${until}:`,
  },
  uz: {
    booked: (when) => `Siz ${when} ga yozildingiz. Koʻchirish, bekor qilish, taqvimga qoʻshish:`,
    moved: (when, _, rest) => `Yozuv ${when} ga koʻchirildi.${rest}`,
    cancelled: (when) => `${when} dagi yozuv bekor qilindi. Yangi vaqtni saytda istalgan payt tanlash mumkin.`,
    tomorrow: (when, _, rest) => `Sizni ${when} da kutamiz.${rest}`,
    soon: (when, _, rest) => `Sizni ${when} da kutamiz. Yoʻl ham shu yerda.${rest}`,
    free: (when, until) => `${when} da vaqt boʻshadi. Uni siz uchun ${until} gacha saqlaymiz:`,
  },
};

const STEPS: Record<Language, Record<BookingStep, string>> = {
  ru: { confirm: 'подтвердить', move: 'перенести', cancel: 'отменить' },
  uz: { confirm: 'tasdiqlash', move: "ko'chirish", cancel: 'bekor qilish' },
};

const KINDS_WITH_STEPS: readonly BookingNotificationKind[] = ['moved', 'tomorrow', 'soon'];

function stepsOf(language: Language, kind: BookingNotificationKind, { can = [] }: MessageValues): string {
  // Move messages ask for no confirmation, which would add an SMS part; reminders ask.
  const named = can.filter((step) => kind !== 'moved' || step !== 'confirm');
  const [first = '', ...others] = named.map((step) => STEPS[language][step]);
  return first && ` ${[first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')}:`;
}

/** Tashkent time: `28.02 09:30`, or `сегодня в 09:30`. */
function whenOf(
  language: Language,
  kind: BookingNotificationKind,
  { startsAt, now = new Date() }: MessageValues,
): string {
  const [day, time] = [dateAt(startsAt), clockAt(startsAt)];
  const date = `${day.slice(8)}.${day.slice(5, 7)}`;
  if (kind !== 'soon' || day !== dateAt(now)) return `${date} ${time}`;
  return language === 'ru' ? `сегодня в ${time}` : `bugun ${time}`;
}

function untilOf({ startsAt, heldUntil = startsAt, now = new Date() }: MessageValues): string {
  const [day, time] = [dateAt(heldUntil), clockAt(heldUntil)];
  return day === dateAt(now) ? time : `${day.slice(8)}.${day.slice(5, 7)} ${time}`;
}

/** Adds branch and street if they need no additional SMS part. The texts of two branches of a town must differ. */
export function bookingSms(language: Language, kind: BookingNotificationKind, values: MessageValues): string {
  const [when, until] = [whenOf(language, kind, values), untilOf(values)];
  const steps = KINDS_WITH_STEPS.includes(kind) ? stepsOf(language, kind, values) : '';
  const street = values.address ? ` ${streetOf(values.address)}.` : '';
  const write = (sender: string, rest: string) => `${sender}: ${sms[language][kind](when, until, rest)} ${values.link}`;
  const [whole = '', ...shorter] = senderNames(values.branch);
  const texts = [
    write(whole, street + steps),
    write(whole, steps),
    ...(shorter.length > 1 ? [write(whole, '')] : []),
    ...shorter.map((sender) => write(sender, steps)),
  ];
  return longestFitting(language, texts, partsOf(asSms(language, write(usualSenderOf(values.branch), steps))));
}

export const bookingTelegram = (language: Language, kind: BookingNotificationKind, values: MessageValues): string =>
  [
    telegram[language][kind](
      whenOf(language, kind, values),
      untilOf(values),
      stepsOf(language, kind, values).replaceAll("'", 'ʻ'),
    ),
    values.branch,
    values.address,
    values.link,
  ]
    .filter(Boolean)
    .join('\n');
