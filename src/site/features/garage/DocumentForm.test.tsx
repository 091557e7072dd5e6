import { screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { Garage } from './Garage';

const dayIn = (years: number, day: string) => `${new Date().getFullYear() + 1 + years}-${day}`;
const typed = (day: string) => day.split('-').toReversed().join('.');

const show = async () => {
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  const headers = { authorization: `Bearer ${customer.accessToken}`, 'content-type': 'application/json' };
  const api = '/api/main/authentication';
  const care = async () => {
    const { body } = await outsideServer.call('GET', `${api}/cars/care`, headers);
    const [car] = JSON.parse(body) as { car: number; documents: { kind: number; ends_on: string }[] }[];
    return car;
  };
  const { body } = await outsideServer.call('GET', '/api/public/car-documents/', { 'accept-language': 'ru' });
  const [kind] = JSON.parse(body) as { id: number; name: string }[];
  const path = `${api}/cars/${(await care())?.car}/documents/${kind?.id}`;
  const setElsewhere = async (endsOn: string) => {
    const { status } = await outsideServer.call('PUT', path, headers, JSON.stringify({ ends_on: endsOn }));
    expect(status).toBe(204);
  };
  const stored = async () => (await care())?.documents.find((document) => document.kind === kind?.id)?.ends_on;
  await setElsewhere(dayIn(0, '03-01'));
  const view = renderWithStore(<Garage />, {
    path: '/personal/garage',
    transport: serverTransport(),
    preloadedState: signedInAs(customer),
  });
  const change = await screen.findByRole('button', { name: `Изменить срок: ${kind?.name}, Chevrolet Cobalt` });
  await view.user.click(change);
  const dialog = within(await screen.findByRole('dialog', { name: `${kind?.name}: Chevrolet Cobalt` }));
  const type = async (day: string) => {
    await view.user.clear(dialog.getByLabelText('Действует до'));
    await view.user.type(dialog.getByLabelText('Действует до'), typed(day));
  };
  const save = () => dialog.getByRole('button', { name: 'Сохранить' });
  return { ...view, dialog, type, save, setElsewhere, stored };
};

it('shows both dates of a conflict, and saves the edited one if chosen', async () => {
  const { user, dialog, type, save, setElsewhere, stored } = await show();
  await setElsewhere(dayIn(1, '05-15'));
  await type(dayIn(0, '04-20'));
  await user.click(save());
  expect(await dialog.findByText('Эти данные уже изменились')).toBeVisible();
  const [row] = dialog.getAllByRole('listitem');
  expect(row).toHaveTextContent(/Сейчас сохранено: 15 мая \d{4}.*У вас в форме: 20 апреля \d{4}/);
  expect(save()).toBeDisabled();
  expect(await stored()).toBe(dayIn(1, '05-15'));
  await user.click(dialog.getByRole('button', { name: 'Оставить моё: Действует до' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toBe(dayIn(0, '04-20'));
});

it('shows the stored date in the garage if the customer chooses it in an edit conflict', async () => {
  const { user, dialog, type, save, setElsewhere, stored } = await show();
  await setElsewhere(dayIn(1, '05-15'));
  await type(dayIn(0, '04-20'));
  await user.click(save());
  await user.click(await dialog.findByRole('button', { name: 'Взять сохранённое: Действует до' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toBe(dayIn(1, '05-15'));
  expect(await screen.findByText(/15 мая \d{4}/)).toBeVisible();
});

it('shows no conflict if the stored date equals the edited one', async () => {
  const { user, type, save, setElsewhere, stored } = await show();
  await setElsewhere(dayIn(0, '04-20'));
  await type(dayIn(0, '04-20'));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored()).toBe(dayIn(0, '04-20'));
});
