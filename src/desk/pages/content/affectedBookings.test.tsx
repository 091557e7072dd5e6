import { randomInt } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import type { Calendar, DeskBooking } from '#contract/bookingsDesk';
import type { ContentItem } from '#contract/content';
import { addDays, dateAt } from '#contract/rules/clock';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

it('asks before a bay with a booking is hidden and cancels the booking on request', async () => {
  const other = await colleague('owner');
  const call = async <Reply,>(method: string, path: string, given?: { body?: unknown; version?: number }) =>
    (await callDesk(other, method, path, given)) as unknown as Reply;
  const from = addDays(dateAt(Date.now()), 30);
  const { days, bays } = await call<Calendar>('GET', `/bookings?branch=2&from=${from}&days=14`);
  const body = {
    branch: 2,
    source: 'desk',
    services: [],
    minutes: 30,
    bay: bays[0]?.id,
    phone: `+998907${String(randomInt(1_000_000)).padStart(6, '0')}`,
    name: 'Анвар Пост',
    starts_at: days.find(({ open }) => open.length > 0)?.open[0]?.from,
  };
  const booking = await call<DeskBooking>('POST', '/bookings', { body });
  const { user } = await renderDesk({ path: `/desk/content/bays/${booking.bay}`, role: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Скрыть' }));
  const dialog = await screen.findByRole('dialog', { name: /Это затронет записи/ });
  expect(dialog).toHaveTextContent(booking.reference);
  expect(within(dialog).getByRole('button', { name: ru.affected.yes_keep })).toBeInTheDocument();
  await user.selectOptions(within(dialog).getByRole('combobox'), ru.affected.cancel);
  // Cancelling bookings and leaving the dialog have different labels.
  expect(within(dialog).queryByRole('button', { name: ru.frame.cancel })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: ru.affected.back })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Изменить и отменить 1 запись' }));
  await waitFor(async () =>
    expect((await call<DeskBooking>('GET', `/bookings/${booking.id}`)).state).toBe('cancelled'),
  );
  const item = await call<ContentItem>('GET', `/content/bays/${booking.bay}`);
  expect(item.hidden).toBe(true);
  await call('POST', `/content/bays/${booking.bay}/show`, { version: item.version });
});
