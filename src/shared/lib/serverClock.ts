import { useSyncExternalStore } from 'react';

/** It exists wherever the site does, and no service worker answers a HEAD. */
const ASKED_AT = '/config.json';
/** A smaller difference is that of the answer's way; the header has whole seconds. */
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
    // The device's clock is all there is until the server can be asked.
    setTimeout(() => {
      asked = undefined;
    }, RETRY_MS);
  }
};

/** Learns once how far the device's clock is off, by the Date header of the site's own server. Resolves also where it cannot be learnt. */
export const learnServerTime = (): Promise<void> => (asked ??= ask());

/** Milliseconds since the epoch by the server's clock, so that a wrong clock of the device changes no statement. Until that is known, the device's. */
export const serverNow = (): number => {
  if (typeof document !== 'undefined') void learnServerTime();
  return Date.now() + offset;
};

/** Calls back when the server's time has been learnt. */
export const subscribeToServerTime = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  void learnServerTime();
  return () => subscribers.delete(notify);
};

export const serverOffset = (): number => offset;

/** The server's time at this rendering; rendered again once it has been learnt. */
export const useServerNow = (): number => {
  useSyncExternalStore(subscribeToServerTime, serverOffset, () => 0);
  return serverNow();
};
