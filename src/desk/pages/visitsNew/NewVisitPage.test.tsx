import { act, screen, within } from '@testing-library/react';
import { renderDesk } from '../../../test/renderDesk';
import { newVisit, someoneElse } from '../../../test/visitsAtDesk';

it('finds whoever has been here by the number, and asks about a mileage below the last', async () => {
  const other = await someoneElse('adviser');
  const visit = await newVisit(other);
  const { user, router } = await renderDesk({ path: '/desk/visits/new', role: 'owner' });
  const phone = await screen.findByLabelText('Телефон');
  expect(phone).toHaveFocus();
  await user.type(phone, visit.phone.replace('+998', ''));
  await user.click(await screen.findByRole('button', { name: /Отабек/ }));
  const car = await screen.findByRole('radio', { name: new RegExp(visit.plate) });
  expect(car).toBeChecked();
  await user.type(screen.getByLabelText('Пробег, км'), '4000');
  await user.click(screen.getByRole('button', { name: 'Принять' }));
  const dialog = await screen.findByRole('dialog', { name: 'Пробег верный?' });
  expect(dialog).toHaveTextContent(/4\s000\sкм меньше, чем было\. Последний известный: 50\s000\sкм/);
  await user.click(within(dialog).getByRole('button', { name: 'Верно' }));
  expect(await screen.findByRole('heading', { name: 'Работы и детали' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/desk\/visits\/\d+$/);
});

it('keeps what was typed for whoever comes back to it', async () => {
  const { user, router } = await renderDesk({ path: '/desk/visits/new', role: 'adviser' });
  await user.type(await screen.findByLabelText('Имя'), 'Баходир');
  await act(() => router.navigate('/desk/visits'));
  await act(() => router.navigate('/desk/visits/new'));
  expect(await screen.findByDisplayValue('Баходир')).toBeVisible();
});
