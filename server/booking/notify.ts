import { and, eq, isNotNull } from 'drizzle-orm';
import type { MessageKind } from '../messages/kinds';
import type { Store } from '../messages/outbox';
import { withdrawMessages } from '../messages/stored';
import { hashOfPhone } from '../platform/auth/phones';
import type { Config } from '../platform/config';
import type { Database } from '../platform/db/database';
import { localizedOrFallback } from '../platform/db/expressions';
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
  heldUntil?: Date;
  path: string;
  can?: readonly BookingStep[];
  key: string;
  bookingId: number;
  waitSeconds?: number;
};

/**
 * Queues a message in the caller's transaction, to the Telegram chat of the account or by SMS. `key` deduplicates
 * messages. Erased customers get nothing.
 */
export async function notifyCustomer(
  tx: Database,
  to: Receiver,
  { notification, path, key, bookingId, waitSeconds, ...times }: BookingNotification,
  { store, config }: Notifier,
) {
  if (to.phone === null) return;
  const [place] = await tx
    .select({ name: branches.name, address: branches.address })
    .from(branches)
    .where(eq(branches.id, to.branchId));
  const [branch, address] = place
    ? [place.name, place.address].map((text) => localizedOrFallback(text, to.language))
    : [];
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
  await store(tx, { kind, key, bookingId, phoneHash, message, ...(waitSeconds !== undefined && { waitSeconds }) });
}

/**
 * Stores a notification of a booking, once per kind and `sequence`, which rises with each change. A queued notification
 * of an earlier move is cancelled.
 */
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
    { notification, startsAt: booking.startsAt, path: pathOf(booking, notifier), can, key, bookingId: booking.id },
    notifier,
  );
}

const pathOf = (booking: StoredBooking, { config }: Notifier) =>
  bookingPath(bookingToken(booking, config.secrets.code));

/** Seconds to undo a drag before the customer is notified. */
const UNDO_WINDOW_SECONDS = 60;

/** Notifies of the last of several moves, but not if the booking is back at the time that the customer knows. */
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
    {
      notification: 'moved',
      startsAt,
      path: pathOf(after, notifier),
      can,
      key,
      bookingId: id,
      waitSeconds: UNDO_WINDOW_SECONDS,
    },
    notifier,
  );
}

const movesOf = (id: number) => `booking:${id}:moved:desk:`;

/** Deletes the queued waitlist offer of the hold `id`, because it was booked or released. */
export async function withdrawOffer(tx: Database, id: number): Promise<void> {
  await withdrawMessages(tx, offerKey(id));
}

export const offerKey = (id: number): string => `booking:${id}:free`;

/** Deletes queued move messages. Returns the start that the customer knows, or null if none was queued. */
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
