import { useBookMutation, useBookOwnMutation } from '#api/endpoints/bookings';
import { PHONE_GRANT_SECONDS } from '#contract/rules/limits';

/**
 * A booking that was sent and that nobody has answered yet, as it went. `owner`: id of the customer who sent it; null for a visitor, whose phone
 * its proof proves.
 */
export type SentBooking =
  | { owner: null; call: Parameters<ReturnType<typeof useBookMutation>[0]>[0] }
  | { owner: number; call: Parameters<ReturnType<typeof useBookOwnMutation>[0]>[0] };

const NAME = 'booking:sent';
/** As long as its proof is good; the server keeps keys for days. */
const LIFETIME_MS = PHONE_GRANT_SECONDS * 1000;

export const readSent = (): SentBooking | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (isKept(kept) && Math.abs(Date.now() - kept.at) < LIFETIME_MS) return kept;
    sessionStorage.removeItem(NAME);
  } catch {
    // A browser that keeps nothing, or nothing of ours.
  }
  return null;
};

/** In this tab alone, since it has the proof of a phone. Null: an answer has come, whichever. */
export const keepSent = (sent: SentBooking | null): void => {
  try {
    if (sent) sessionStorage.setItem(NAME, JSON.stringify({ ...sent, at: Date.now() }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // The same button asks again as long as the page lives.
  }
};

const isKept = (kept: unknown): kept is SentBooking & { at: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'number' &&
  'owner' in kept &&
  'call' in kept &&
  typeof kept.call === 'object';

/** Sends a booking as it is kept: as often as it is sent it is made once. */
export const useAskToBook = () => {
  const [book] = useBookMutation();
  const [bookOwn] = useBookOwnMutation();
  return (sent: SentBooking) => (sent.owner === null ? book(sent.call) : bookOwn(sent.call));
};
