import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationPreferences, NotificationPreferencesChange } from '#contract/care';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { Reminders } from './Reminders';

const show = async () => {
  const customer = await outsideServer.makeCustomer();
  const path = '/api/main/authentication/wishes';
  const headers = { authorization: `Bearer ${customer.accessToken}`, 'content-type': 'application/json' };
  const changeElsewhere = async (body: NotificationPreferencesChange) => {
    expect((await outsideServer.call('PUT', path, headers, JSON.stringify(body))).status).toBe(200);
  };
  const stored = async () =>
    JSON.parse((await outsideServer.call('GET', path, headers)).body) as NotificationPreferences;
  await changeElsewhere({ channel: 'sms', language: 'ru', quiet_from: 22, quiet_to: 8 });
  const transport = serverTransport();
  const view = renderWithStore(<Reminders userId={customer.userId} />, {
    transport,
    preloadedState: signedInAs(customer),
  });
  expect(await screen.findByLabelText(/^Не беспокоить с/)).toHaveValue('22');
  return { ...view, changeElsewhere, stored, transport };
};

const quietFrom = () => screen.getByLabelText(/^Не беспокоить с/);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const conflict = async () => {
  const title = await screen.findByText('Эти данные уже изменились');
  return within(title.closest('[role="alert"]') as HTMLElement);
};

it('sends only the edited preferences, so that newer values of the other preferences are not overwritten', async () => {
  const { user, changeElsewhere, stored, transport } = await show();
  await changeElsewhere({ language: 'uz' });
  await user.selectOptions(quietFrom(), '21');
  await user.click(save());
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(transport.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    quiet_from: 21,
    expected: { quiet_from: 22 },
  });
  expect(await stored()).toMatchObject({ language: 'uz', quiet_from: 21 });
});

it('shows both values of a conflict, and saves the edited one if chosen', async () => {
  const { user, changeElsewhere, stored } = await show();
  await changeElsewhere({ quiet_from: 20, quiet_to: 9 });
  await user.selectOptions(quietFrom(), '23');
  await user.click(save());
  const asked = await conflict();
  expect(asked.getByRole('list')).toHaveTextContent(/Сейчас сохранено: 20:00.*У вас в форме: 23:00/);
  expect(asked.getAllByRole('listitem')).toHaveLength(1);
  expect(save()).toBeDisabled();
  expect(await stored()).toMatchObject({ quiet_from: 20 });
  await user.click(asked.getByRole('button', { name: /^Оставить моё/ }));
  expect(screen.queryByText('Эти данные уже изменились')).toBeNull();
  await user.click(save());
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(await stored()).toMatchObject({ quiet_from: 23, quiet_to: 9 });
});

it('resolves a conflict with the stored value if the customer chooses it', async () => {
  const { user, changeElsewhere, stored } = await show();
  await changeElsewhere({ language: 'uz', quiet_from: 20 });
  await user.selectOptions(quietFrom(), '23');
  await user.click(save());
  await user.click((await conflict()).getByRole('button', { name: /^Взять сохранённое/ }));
  expect(quietFrom()).toHaveValue('20');
  expect(screen.getByRole('radio', { name: 'Oʻzbekcha' })).toBeChecked();
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(await stored()).toMatchObject({ language: 'uz', quiet_from: 20 });
});
