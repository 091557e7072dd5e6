import { randomInt } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import type { Calendar, DeskBooking } from '../../../../contract/desk/booking';
import { renderDesk } from '../../../test/renderDesk';
import { callDesk, someoneElse } from '../../../test/visitsAtDesk';
import { dayAfter, dayAt, isoAt } from '../../features/bookings/lib/days';

const HOUR_MS = 3_600_000;

const ownBranch = async (): Promise<{ id: number; name: string }> => {
  const me = await callDesk(await someoneElse('mechanic'), 'GET', '/me');
  const [own] = (me as unknown as { branches: { id: number; name: string }[] }).branches;
  if (!own) throw new Error('The mechanic has no branch');
  return own;
};

it('the printed day names the car once to a mechanic, who sees no names', async () => {
  const own = await ownBranch();
  const owner = await someoneElse('owner');
  const call = async <Reply,>(...args: Parameters<typeof callDesk>) => (await callDesk(...args)) as unknown as Reply;
  const from = dayAfter(dayAt(Date.now()), 25);
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
      starts_at: isoAt(Date.parse(opens?.from ?? '') + HOUR_MS),
    },
  });
  const day = dayAt(Date.parse(booking.starts_at));
  await renderDesk({ path: `/desk/bookings/print?branch=${own.id}&day=${day}`, role: 'mechanic' });
  const lines = within(await screen.findByRole('main')).findAllByRole('listitem');
  const words = (await lines).map(({ textContent }) => textContent ?? '').find((text) => text.includes(booking.car));
  expect(words?.split(booking.car)).toHaveLength(2);
  expect(words).toContain(`${booking.car}, 2022`);
});
