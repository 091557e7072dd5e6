import { screen, within } from '@testing-library/react';
import { renderDesk } from '#test/renderDesk';

it('requires the user’s password for an invitation and explains each role', async () => {
  const { user, password } = await renderDesk({ path: '/desk/staff', role: 'owner' });
  await user.click(await screen.findByRole('button', { name: 'Пригласить' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Имя'), 'Лола');
  await user.type(within(dialog).getByLabelText('Телефон'), '901110031');
  await user.click(within(dialog).getByRole('radio', { name: 'Мастер' }));
  expect(within(dialog).getByText('В своих филиалах: работа по визитам без цен и телефонов клиентов.')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: 'Владелец' }));
  expect(within(dialog).getByText(/^Везде: заявки, .*сотрудники, журнал\.$/)).toBeVisible();
  const send = within(dialog).getByRole('button', { name: 'Создать ссылку' });
  expect(send).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Ваш пароль'), 'not mine');
  await user.click(send);
  expect(await within(dialog).findByText('Введён неверный пароль.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Ваш пароль'));
  await user.type(within(dialog).getByLabelText('Ваш пароль'), password);
  await user.click(send);
  expect(await screen.findByRole('dialog', { name: 'Ссылка готова' })).toBeVisible();
});

it('offers no actions on a shared demo account', async () => {
  await renderDesk({ path: '/desk/account', role: 'adviser' });
  expect(await screen.findByText(/^Этой учётной записью демонстрации пользуются все/)).toBeVisible();
  expect(screen.queryByText('Сменить пароль')).toBeNull();
  expect(screen.queryByLabelText('Ваш пароль')).toBeNull();
});
