import { useSyncExternalStore } from 'react';

/** Path that exists in every deployment. No service worker answers HEAD requests. */
const CLOCK_PATH = '/config.json';
/** Smaller offsets are ignored: they come from latency and the whole seconds of the Date header. */
const SMALL_MS = 5_000;
const RETRY_MS = 60_000;

let offset = 0;
let measurement: Promise<void> | undefined;
const subscribers = new Set<() => void>();

const measureOffset = async (): Promise<void> => {
  try {
    const sent = Date.now();
    const reply = await fetch(CLOCK_PATH, { method: 'HEAD', cache: 'no-store' });
    const received = Date.now();
    const measured = Date.parse(reply.headers.get('date') ?? '') + 500 - (sent + received) / 2;
    if (Number.isNaN(measured)) return;
    offset = Math.abs(measured) < SMALL_MS ? 0 : measured;
    for (const notify of subscribers) notify();
  } catch {
    setTimeout(() => {
      measurement = undefined;
    }, RETRY_MS);
  }
};

/** Measures the clock offset once, from the Date header of the site's server. Never rejects. */
export const syncServerClock = (): Promise<void> => (measurement ??= measureOffset());

/** Returns server time in ms since 1970, or device time until the offset is known. */
export const serverNow = (): number => {
  if (typeof document !== 'undefined') void syncServerClock();
  return Date.now() + offset;
};

/** Calls `notify` when the offset becomes known. Returns the unsubscribe function. */
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
