import type { Page } from '@playwright/test';
import type { Calendar, DeskBooking, NewDeskBooking } from '#contract/bookingsDesk';

/** Days after today that the demo leaves free. */
const FREE_FROM = 9;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const dayIn = (days: number): string =>
  new Date(Date.now() + 5 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The desk's calls about bookings of whoever is signed in on the page. */
export function bookingsOf(page: Page) {
  const call = async <Reply>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object, version?: number) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(version !== undefined && { 'if-match': `"${version}"` }) };
    const reply = await page.request.fetch(`/api/desk${path}`, { method, headers, ...(data && { data }) });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const read = (id: number) => call<DeskBooking>('GET', `/bookings/${id}`);
  return {
    read,
    /** A day of the branch without any booking that is open for six hours at least, the `skipped` ones before it left out. */
    freeDay: async (branch: number, skipped = 0) => {
      const calendar = await call<Calendar>('GET', `/bookings?branch=${branch}&from=${dayIn(FREE_FROM)}&days=14`);
      const free = calendar.days.filter(({ day, open: [first] }) => {
        const isLong = first && Date.parse(first.to) - Date.parse(first.from) >= 6 * HOUR_MS;
        return isLong && !calendar.items.some(({ starts_at: at }) => at.startsWith(day));
      });
      const found = free[skipped];
      const [first] = found?.open ?? [];
      if (!found || !first) throw new Error('The demo has no such day');
      return { day: found.day, bays: calendar.bays, step: calendar.step, opens: Date.parse(first.from) };
    },
    make: (booking: Pick<NewDeskBooking, 'branch' | 'phone' | 'name'> & Partial<NewDeskBooking>) =>
      call<DeskBooking>('POST', '/bookings', { source: 'desk', services: [], minutes: 60, ...booking }),
    change: async (id: number, data: object) =>
      call<DeskBooking>('PATCH', `/bookings/${id}`, data, (await read(id)).version),
  };
}

export const isoOf = (ms: number): string => new Date(ms).toISOString();
/** `10:30` of Tashkent. */
export const clock = (ms: number): string => new Date(ms + 5 * HOUR_MS).toISOString().slice(11, 16);
