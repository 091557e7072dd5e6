import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from '#contract/bookings';
import { REMINDERS } from '#contract/rules/bookings';
import { pageAddress } from '../platform/http/addresses';
import type { Language } from '../platform/language';
import { bookingPath } from './links';

const words: Record<Language, { change: string; off: string; phone: string }> = {
  ru: { change: 'Перенести или отменить', off: 'Запись отменена', phone: 'Телефон' },
  uz: { change: 'Koʻchirish yoki bekor qilish', off: 'Yozuv bekor qilingan', phone: 'Telefon' },
};

/** The program of the calendar reminds as long before as the site does. */
const ALARM_SECONDS = REMINDERS.soon.to * 60;

/** RFC 5545 ends every line, the last one too. */
export const endedLines = (text: string): string => `${text.trimEnd()}\r\n`;

/** The same in the customer's file and in the branch's calendar. */
export const uidOf = (reference: string, siteUrl: string): string => `${reference}@${new URL(siteUrl).hostname}`;

/** A file that calendars update by: the same UID, and a SEQUENCE that rises with each move and the cancellation. Times are of UTC, so right in each zone. */
export function calendarOf(booking: Booking, { language, siteUrl }: { language: Language; siteUrl: string }): string {
  const isOff = booking.state === 'cancelled';
  const link = pageAddress(siteUrl, language, bookingPath(booking.token));
  const { change, off, phone } = words[language];
  const calendar = ical({
    prodId: { company: 'Yolda', product: 'Booking', language: language.toUpperCase() },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: uidOf(booking.reference, siteUrl),
    sequence: booking.sequence,
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `Yolda: ${booking.services.map(({ name }) => name).join(', ')}`,
    location: {
      title: booking.branch.name,
      address: booking.branch.address,
      geo: { lat: booking.branch.latitude, lon: booking.branch.longitude },
    },
    description: `${booking.reference}\n${phone}: ${booking.branch.phone}\n${isOff ? off : change}: ${link}`,
    url: link,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isOff) event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: event.summary() });
  return endedLines(calendar.toString());
}
