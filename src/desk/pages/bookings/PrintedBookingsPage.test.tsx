import { randomInt } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import type { Calendar, DeskBooking } from '#contract/bookingsDesk';
import { addDays, dateAt } from '#contract/rules/clock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';
import { isoAt } from '../../features/bookings/lib/days';

const HOUR_MS = 3_600_000;

const ownBranch = async (): Promise<{ id: number; name: string }> => {
  const me = await callDesk(await colleague('mechanic'), 'GET', '/me');
  const [own] = (me as unknown as { branches: { id: number; name: string }[] }).branches;
  if (!own) throw new Error('The mechanic has no branch');
  return own;
};

const bookedDay = async (from: string, more: (opens: number) => object) => {
  const own = await ownBranch();
  const owner = await colleague('owner');
  const call = async <Reply,>(...args: Parameters<typeof callDesk>) => (await callDesk(...args)) as unknown as Reply;
  const { days } = await call<Calendar>(owner, 'GET', `/bookings?branch=${own.id}&from=${from}&days=5`);
  const [opens] = days.flatMap(({ open }) => open);
  const reply = await outsideServer.call('GET', '/api/public/models/?brand_id=1', {});
  const [model] = JSON.parse(reply.body) as { id: number }[];
  const booking = await call<DeskBooking>(owner, 'POST', '/bookings', {
    body: {
      branch: own.id,
      source: 'desk',
      services: [],
      phone: `+998907${String(randomInt(1_000_000)).padStart(6, '0')}`,
      name: 'Зафар',
      model: model?.id,
      year: 2022,
      ...more(Date.parse(opens?.from ?? '')),
    },
  });
  const day = dateAt(Date.parse(booking.starts_at));
  return { booking, address: `branch=${own.id}&day=${day}` };
};
const printedOf = async ({ car }: DeskBooking) => {
  const lines = within(await screen.findByRole('main')).findAllByRole('listitem');
  return (await lines).map(({ textContent }) => textContent ?? '').find((text) => text.includes(car));
};

it('prints each car once for a mechanic, in place of the customer’s name', async () => {
  const { booking, address } = await bookedDay(addDays(dateAt(Date.now()), 25), (opens) => ({
    starts_at: isoAt(opens + HOUR_MS),
  }));
  await renderDesk({ path: `/desk/bookings/print?${address}`, role: 'mechanic' });
  const words = await printedOf(booking);
  expect(words?.split(booking.car)).toHaveLength(2);
  expect(words).toContain(`${booking.car}, 2022`);
});

it('marks overbookings for a mechanic and hides their reasons', async () => {
  const { booking, address } = await bookedDay(addDays(dateAt(Date.now()), 32), (opens) => ({
    starts_at: isoAt(opens - 2 * HOUR_MS),
    overbooking: 'Просил Зафар',
  }));
  const printed = await renderDesk({ path: `/desk/bookings/print?${address}`, role: 'mechanic' });
  const words = await printedOf(booking);
  expect(words).toMatch(new RegExp(`${ru.calendar.overbooked}$`));
  printed.unmount();

  await renderDesk({ path: `/desk/bookings?${address}&booking=${booking.id}`, role: 'mechanic' });
  const term = await screen.findByText(ru.booking.overbooking);
  expect(term.nextElementSibling).toHaveTextContent(new RegExp(`^${booking.overbooking?.by?.name}$`));
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', ru.calendar.searchWork);
});
