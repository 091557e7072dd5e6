import { randomInt } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { deskTexts as ru } from '../../../../shared/i18n/ru/desk';
import { renderDesk } from '../../../../test/renderDesk';
import { callDesk, someoneElse } from '../../../../test/visitsAtDesk';

it('tells blocked numbers of one reason apart by their last two digits', async () => {
  const other = await someoneElse('owner');
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
