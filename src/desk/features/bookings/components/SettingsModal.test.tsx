import { randomInt } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { answer } from '#test/testTransport';
import { callDesk, colleague } from '#test/visitsAtDesk';

it('distinguishes blocked numbers with equal reasons by their last two digits', async () => {
  const other = await colleague('owner');
  const reason = `Не приходит ${randomInt(1_000_000)}`;
  for (const end of ['17', '82']) {
    const phone = `+998907${String(randomInt(10_000)).padStart(4, '0')}${end}`;
    await callDesk(other, 'POST', '/phone-blocks', { body: { phone, reason } });
  }
  const { user } = await renderDesk({ path: '/desk/bookings?branch=1', role: 'owner' });
  await user.click(await screen.findByRole('button', { name: ru.calendar.settings }));
  await screen.findAllByText(reason);
  const lines = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(reason));
  expect(lines.map((item) => within(item).getByText(/^Номер/).textContent).toSorted()).toEqual([
    'Номер ••17',
    'Номер ••82',
  ]);
});

it('reports that unblocking a number or revoking the calendar feed failed, and tries again on the next click', async () => {
  const reason = `Шутит ${randomInt(1_000_000)}`;
  const phone = `+9989070${String(randomInt(100_000)).padStart(5, '0')}`;
  await callDesk(await colleague('owner'), 'POST', '/phone-blocks', { body: { phone, reason } });
  const { user, transport } = await renderDesk({ path: '/desk/bookings?branch=1', role: 'owner' });
  await user.click(await screen.findByRole('button', { name: ru.calendar.settings }));
  const dialog = await screen.findByRole('dialog', { name: ru.bookingSettings.title });
  const line = async () => (await within(dialog).findByText(reason)).closest('li') as HTMLElement;
  await user.click(await within(dialog).findByRole('button', { name: ru.bookingSettings.feedMake }));
  const address = await within(dialog).findByLabelText(ru.bookingSettings.feedAddress);
  const offlineNotice = () => within(dialog).queryByText(ru.visit.offline);

  transport.between = async ({ method }, next) => {
    if (method === 'DELETE') throw new TypeError('Failed to fetch');
    return next();
  };
  await user.click(within(await line()).getByRole('button', { name: ru.bookingSettings.unblock }));
  await waitFor(() => expect(offlineNotice()?.closest('[role="alert"]')).toBeInTheDocument());
  expect(await line()).toBeInTheDocument();
  transport.between = undefined;
  await user.click(within(await line()).getByRole('button', { name: ru.bookingSettings.unblock }));
  await waitFor(() => expect(within(dialog).queryByText(reason)).not.toBeInTheDocument());
  expect(offlineNotice()).not.toBeInTheDocument();

  transport.between = async ({ method }, next) => (method === 'DELETE' ? answer(503, { detail: 'down' }) : next());
  await user.click(within(dialog).getByRole('button', { name: ru.bookingSettings.feedEnd }));
  await waitFor(() =>
    expect(
      within(dialog)
        .getAllByRole('alert')
        .some((alert) => alert.textContent),
    ).toBe(true),
  );
  expect(address).toBeInTheDocument();
  transport.between = undefined;
  await user.click(within(dialog).getByRole('button', { name: ru.bookingSettings.feedEnd }));
  await waitFor(() => expect(address).not.toBeInTheDocument());
  expect(
    within(dialog)
      .getAllByRole('alert')
      .every((alert) => alert.textContent === ''),
  ).toBe(true);
});
