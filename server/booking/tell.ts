import { and, eq, isNotNull } from 'drizzle-orm';
import { hashOfPhone } from '../accounts/phoneHash';
import type { Config } from '../config';
import type { Database } from '../db/database';
import type { bookings } from '../db/schema/booking';
import { messageWishes } from '../db/schema/carCare';
import { branches } from '../db/schema/company';
import { pageAddress } from '../desk/visits/links';
import type { Language } from '../http/language';
import type { MessageKind } from '../messages/kinds';
import type { Store } from '../messages/outbox';
import { type BookingNews, bookingSms, bookingTelegram } from '../messages/texts/bookingTexts';
import { ofEither } from '../repositories/expressions';
import { bookingPath, bookingToken } from './tokens';

export type StoredBooking = typeof bookings.$inferSelect;
export type Telling = { store: Store; config: Pick<Config, 'siteUrl' | 'secrets'> };

const KINDS = {
  booked: { sms: 'booking_sms', telegram: 'booking_telegram' },
  moved: { sms: 'booking_sms', telegram: 'booking_telegram' },
  cancelled: { sms: 'booking_sms', telegram: 'booking_telegram' },
  tomorrow: { sms: 'booking_reminder_sms', telegram: 'booking_reminder_telegram' },
  soon: { sms: 'booking_soon_sms', telegram: 'booking_soon_telegram' },
  free: { sms: 'booking_offer_sms', telegram: 'booking_offer_telegram' },
} as const satisfies Record<BookingNews, { sms: MessageKind; telegram: MessageKind }>;

type Receiver = { phone: string | null; userId: number | null; branchId: number; language: Language };
type News = {
  news: BookingNews;
  startsAt: Date;
  /** Of an offered time. */
  heldUntil?: Date;
  path: string;
  /** The same for the same fact. */
  key: string;
};

/** Tells a customer in the transaction of what is told: their chat where their account has one, else their phone. */
export async function tell(
  tx: Database,
  to: Receiver,
  { news, path, key, ...times }: News,
  { store, config }: Telling,
) {
  if (to.phone === null) return;
  const [place] = await tx.select({ name: branches.name }).from(branches).where(eq(branches.id, to.branchId));
  const branch = place ? ofEither(place.name, to.language) : '';
  const told = { ...times, branch, link: pageAddress(config.siteUrl, to.language, path) };
  const phoneHash = hashOfPhone(to.phone, config.secrets.code);
  const chat = to.userId === null ? null : await chatOf(tx, to.userId);
  const message =
    chat === null
      ? { phone: to.phone, text: bookingSms(to.language, news, told) }
      : { chat, text: bookingTelegram(to.language, news, told) };
  await store(tx, { kind: KINDS[news][chat === null ? 'sms' : 'telegram'], key, phoneHash, message });
}

/** Each fact of a booking once: `sequence` tells its times apart. */
export async function tellOfBooking(tx: Database, booking: StoredBooking, news: BookingNews, telling: Telling) {
  const { id, sequence, startsAt } = booking;
  const path = bookingPath(bookingToken(booking, telling.config.secrets.code));
  await tell(tx, booking, { news, startsAt, path, key: `booking:${id}:${news}:${sequence}` }, telling);
}

async function chatOf(tx: Database, userId: number): Promise<number | null> {
  const [wish] = await tx
    .select({ chatId: messageWishes.chatId })
    .from(messageWishes)
    .where(
      and(eq(messageWishes.userId, userId), eq(messageWishes.channel, 'telegram'), isNotNull(messageWishes.chatId)),
    );
  return wish?.chatId ?? null;
}
