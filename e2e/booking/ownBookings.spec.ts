import type { APIRequestContext } from '@playwright/test';
import type { Booking, BookingTimes, Hold, WaitlistEntry } from '#contract/bookings';
import type { DemoCustomer } from '#server/testing/demoCustomer';
import { sidebar, signIn, stored } from '../account/accountSteps';
import { test } from '../shared/customers';
import { expect, NETWORK_ERROR } from '../shared/fixtures';
import { hasNoSidewaysScroll, LANGUAGES, open } from '../shared/steps';
import { dayAhead, fillDay, LONG_WORK } from './bookingSteps';

const callsOf = (request: APIRequestContext, url: string, { accessToken }: DemoCustomer, language = 'ru') => {
  const headers = { Authorization: `Bearer ${accessToken}`, 'Accept-Language': language };
  const at = (path: string) => `${url}/api/main/main${path}`;
  const post = async <T>(path: string, data: object = {}): Promise<T> => {
    const reply = await request.post(at(path), { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as T;
  };
  const get = async <T>(path: string) => (await (await request.get(at(path), { headers })).json()) as T;
  const book = async (): Promise<Booking> => {
    // Three days ahead, so that a customer may still change the booking.
    const { days } = await get<BookingTimes>(`/bookings/times/?services=1&branch=1&from=${dayAhead(3)}&days=7`);
    const starts_at = days.flatMap(({ starts }) => starts)[0];
    const { token } = await post<Hold>('/bookings/holds/', { branch: 1, starts_at, services: [1] });
    return post<Booking>('/my-bookings/', { hold: token, name: 'Aziz', model: 101, year: 2019 });
  };
  return { post, get, book };
};

for (const { language, prefix, t } of LANGUAGES) {
  test(`lists upcoming then past bookings with their links and leaves the waitlist, ${language}`, async ({
    context,
    page,
    request,
    customer,
    server,
  }) => {
    await signIn(context, server.url, customer);
    await open(page, `${prefix}/personal/garage`);
    await (await sidebar(page, t)).getByRole('link', { name: t.ownBookings.title }).click();
    await expect(page).toHaveURL(`${server.url}${prefix}/personal/bookings`);
    await expect(page.getByText(t.ownBookings.none)).toBeVisible();
    expect((await stored(page)).personalSitebarAct).toBe('5');
    const main = page.getByRole('main');
    for (const way of await main.getByRole('link', { name: t.common.book }).all())
      await expect(way).toHaveAttribute('href', `${prefix}/booking`);

    const { post, get, book } = callsOf(request, server.url, customer, language);
    const cancelled = await book();
    await post(`/bookings/${cancelled.token}/cancellations/`);
    const booked = await book();
    const day = dayAhead(8);
    const giveUp = await fillDay(request, server.url, day);
    const { service, branch } = LONG_WORK;
    const wait = await post<WaitlistEntry>('/my-bookings/waits/', { services: [service], branch, day, name: 'Aziz' });
    await open(page, `${prefix}/personal/bookings`);
    const part = (name: 'coming' | 'past' | 'waits') => page.getByRole('region', { name: t.ownBookings[name] });
    const [coming, past, waits] = [part('coming'), part('past'), part('waits')];
    const link = coming.getByRole('link', { name: booked.reference });
    await expect(link).toHaveAttribute('href', `${prefix}/booking/${booked.token}`);
    await expect(coming).toContainText(booked.starts_at.slice(11, 16));
    await expect(coming).toContainText(booked.branch.name);
    await expect(past.getByRole('article')).toContainText([t.ownBookings.cancelled]);
    await expect(past).toContainText(cancelled.reference);
    await hasNoSidewaysScroll(page);

    await expect(waits).toContainText(t.ownBookings.place.replace('{{place}}', String(wait.place)));
    await waits.getByRole('button', { name: t.ownBookings.leave }).click();
    await expect(waits).toBeHidden();
    expect(await get('/my-bookings/waits/')).toEqual([]);
    await giveUp();
  });
}

test('shows a retry if the list of own bookings fails to load @phone', async ({
  context,
  page,
  customer,
  server,
  watched,
}) => {
  watched.tolerate(NETWORK_ERROR);
  const [{ t }] = LANGUAGES;
  await signIn(context, server.url, customer);
  await page.route('**/my-bookings/', (route) => route.abort());
  await open(page, '/personal/bookings');
  await expect(page.getByText(t.common.loadFailed)).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/my-bookings/');
  await page.getByRole('button', { name: t.common.retry }).click();
  await expect(page.getByText(t.ownBookings.none)).toBeVisible();
});
