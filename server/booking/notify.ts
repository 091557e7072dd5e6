import { and, eq, isNotNull } from 'drizzle-orm';
import type { MessageKind } from '../messages/kinds';
import type { Store } from '../messages/outbox';
import { withdrawMessages } from '../messages/stored';
import { hashOfPhone } from '../platform/auth/phones';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { ofEither } from '../platform/db/expressions';
import type { bookings } from '../platform/db/schema/booking';
import { notificationPreferences } from '../platform/db/schema/carCare';
import { branches } from '../platform/db/schema/company';
import { pageAddress } from '../platform/http/addresses';
import type { Language } from '../platform/language';
import { minuteAt } from '../platform/minutes';
import { bookingPath, bookingToken } from './links';
import { type BookingNotificationKind, type BookingStep, bookingSms, bookingTelegram } from './texts';

export type StoredBooking = typeof bookings.$inferSelect;
export type Notifier = { store: Store; config: Pick<Config, 'siteUrl' | 'secrets'> };

const KINDS = {
  booked: { sms: 'booking_sms', telegram: 'booking_telegram' },
  moved: { sms: 'booking_sms', telegram: 'booking_telegram' },
  cancelled: { sms: 'booking_sms', telegram: 'booking_telegram' },
  tomorrow: { sms: 'booking_reminder_sms', telegram: 'booking_reminder_telegram' },
  soon: { sms: 'booking_soon_sms', telegram: 'booking_soon_telegram' },
  free: { sms: 'booking_offer_sms', telegram: 'booking_offer_telegram' },
} as const satisfies Record<BookingNotificationKind, { sms: MessageKind; telegram: MessageKind }>;

type Receiver = { phone: string | null; userId: number | null; branchId: number; language: Language };
type BookingNotification = {
  notification: BookingNotificationKind;
  startsAt: Date;
  /** Of an offered time. */
  heldUntil?: Date;
  path: string;
  /** What the customer can still do by the link; named in reminders and in messages about a move by the branch. */
  can?: readonly BookingStep[];
  /** The same for the same fact. */
  key: string;
  /** Nobody is told before. */
  waitSeconds?: number;
};

/** Tells a customer in the transaction of what is told: their chat where their account has one, else their phone. */
export async function notifyCustomer(
  tx: Database,
  to: Receiver,
  { notification, path, key, waitSeconds, ...times }: BookingNotification,
  { store, config }: Notifier,
) {
  if (to.phone === null) return;
  const [place] = await tx
    .select({ name: branches.name, address: branches.address })
    .from(branches)
    .where(eq(branches.id, to.branchId));
  const [branch, address] = place ? [place.name, place.address].map((text) => ofEither(text, to.language)) : [];
  const now = new Date(Date.now() + (waitSeconds ?? 0) * 1000);
  const link = pageAddress(config.siteUrl, to.language, path);
  const values = { ...times, branch: branch ?? '', address: address ?? '', link, now };
  const phoneHash = hashOfPhone(to.phone, config.secrets.code);
  const chat = to.userId === null ? null : await chatOf(tx, to.userId);
  const message =
    chat === null
      ? { phone: to.phone, text: bookingSms(to.language, notification, values) }
      : { chat, text: bookingTelegram(to.language, notification, values) };
  const kind = KINDS[notification][chat === null ? 'sms' : 'telegram'];
  await store(tx, { kind, key, phoneHash, message, ...(waitSeconds !== undefined && { waitSeconds }) });
}

/** Each fact of a booking once: `sequence` tells its times apart. A move that waits to be told is overtaken by it. */
export async function notifyOfBooking(
  tx: Database,
  booking: StoredBooking,
  notification: BookingNotificationKind,
  notifier: Notifier,
  can: readonly BookingStep[] = [],
) {
  await withdrawMove(tx, booking.id);
  if (notification === 'booked') await withdrawOffer(tx, booking.id);
  const key = `booking:${booking.id}:${notification}:${booking.sequence}`;
  await notifyCustomer(
    tx,
    booking,
    { notification, startsAt: booking.startsAt, path: pathOf(booking, notifier), can, key },
    notifier,
  );
}

const pathOf = (booking: StoredBooking, { config }: Notifier) =>
  bookingPath(bookingToken(booking, config.secrets.code));

/** Whoever drags a booking sees where it went, and takes it back by a press: for so long its customer is not told. */
const WAY_BACK_SECONDS = 60;

/**
 * Of a move at the desk. Of several in a row its customer hears the last, and nothing where it is back at the time that they know or has
 * begun: whoever comes late stands there.
 */
export async function notifyOfDeskMove(
  tx: Database,
  { before, after }: { before: StoredBooking; after: StoredBooking },
  notifier: Notifier,
  can: readonly BookingStep[] = [],
): Promise<void> {
  const { id, sequence, startsAt } = after;
  const known = (await withdrawMove(tx, id)) ?? minuteAt(before.startsAt);
  if (known === minuteAt(startsAt) || startsAt.getTime() <= Date.now()) return;
  const key = `${movesOf(id)}${sequence}:${known}`;
  await notifyCustomer(
    tx,
    after,
    { notification: 'moved', startsAt, path: pathOf(after, notifier), can, key, waitSeconds: WAY_BACK_SECONDS },
    notifier,
  );
}

/** Followed by the sequence and the minute that its customer knows. */
const movesOf = (id: number) => `booking:${id}:moved:desk:`;

/** An offer waits for the morning, and its time may be taken or given up before. */
export async function withdrawOffer(tx: Database, id: number): Promise<void> {
  await withdrawMessages(tx, offerKey(id));
}

export const offerKey = (id: number): string => `booking:${id}:free`;

/** Takes back what was not sent yet; the time that its customer knows then, null where nothing waited. */
export async function withdrawMove(tx: Database, id: number): Promise<number | null> {
  const [key] = await withdrawMessages(tx, movesOf(id));
  const known = Number(key?.split(':').at(-1));
  return Number.isFinite(known) ? known : null;
}

async function chatOf(tx: Database, userId: number): Promise<number | null> {
  const [preferences] = await tx
    .select({ chatId: notificationPreferences.chatId })
    .from(notificationPreferences)
    .where(
      and(
        eq(notificationPreferences.userId, userId),
        eq(notificationPreferences.channel, 'telegram'),
        isNotNull(notificationPreferences.chatId),
      ),
    );
  return preferences?.chatId ?? null;
}
