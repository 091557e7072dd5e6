import { useSyncExternalStore } from 'react';

/** Exists in every deployment, and no service worker answers HEAD requests. */
const ASKED_AT = '/config.json';
/** Smaller offsets come from latency, and the Date header has whole seconds only. */
const SMALL_MS = 5_000;
const RETRY_MS = 60_000;

let offset = 0;
let asked: Promise<void> | undefined;
const subscribers = new Set<() => void>();

const ask = async (): Promise<void> => {
  try {
    const sent = Date.now();
    const reply = await fetch(ASKED_AT, { method: 'HEAD', cache: 'no-store' });
    const received = Date.now();
    const found = Date.parse(reply.headers.get('date') ?? '') + 500 - (sent + received) / 2;
    if (Number.isNaN(found)) return;
    offset = Math.abs(found) < SMALL_MS ? 0 : found;
    for (const notify of subscribers) notify();
  } catch {
    setTimeout(() => {
      asked = undefined;
    }, RETRY_MS);
  }
};

/** Measures the clock offset once, from the Date header of the site's server. Never rejects. */
export const syncServerClock = (): Promise<void> => (asked ??= ask());

/** Returns server time in ms since 1970, or device time until the offset is known. */
export const serverNow = (): number => {
  if (typeof document !== 'undefined') void syncServerClock();
  return Date.now() + offset;
};

/** Calls `notify` once the offset is known. Returns the unsubscribe function. */
export const subscribeToServerTime = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  void syncServerClock();
  return () => subscribers.delete(notify);
};

/** Returns the offset of server time from the device clock in ms, 0 until it is known. */
export const serverOffset = (): number => offset;

/** Returns server time during rendering, and renders again once the offset is known. */
export const useServerNow = (): number => {
  useSyncExternalStore(subscribeToServerTime, serverOffset, () => 0);
  return serverNow();
};
