import { TIME_ZONE } from '#contract/rules/clock';
import type { NOTIFICATION_KINDS } from '#contract/rules/deskLimits';
import type { Language } from '../platform/language';

type Kind = (typeof NOTIFICATION_KINDS)[number];

const titles: Record<Language, Record<Kind, string>> = {
  ru: {
    enquiry: 'Новая заявка',
    booking_made: 'Новая запись',
    booking_moved: 'Перенесена запись',
    booking_cancelled: 'Отменена запись',
    estimate_answered: 'Клиент ответил на смету',
    review: 'Новый отзыв',
    message_failed: 'Не доставлены сообщения клиентам',
  },
  uz: {
    enquiry: 'Yangi ariza',
    booking_made: 'Yangi yozuv',
    booking_moved: 'Yozuv koʻchirildi',
    booking_cancelled: 'Yozuv bekor qilindi',
    estimate_answered: 'Mijoz smetaga javob berdi',
    review: 'Yangi sharh',
    message_failed: 'Mijozlarga xabarlar yetib bormadi',
  },
};

type StaffNotification = {
  /** Number of the enquiry, booking or visit; empty for failed messages. */
  reference: string;
  branch: string | null;
  startsAt: Date | null;
  link: string;
};

const clock = new Intl.DateTimeFormat('ru-RU', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns the notification for the staff's Telegram group. It contains no name, phone or customer text. */
export function staffNotification(
  language: Language,
  kind: Kind,
  { reference, branch, startsAt, link }: StaffNotification,
): string {
  const title = [titles[language][kind], reference].filter(Boolean).join(' ');
  const place = [startsAt && clock.format(startsAt).replace(',', ''), branch].filter(Boolean).join(' · ');
  return [title, place, link].filter(Boolean).join('\n');
}
