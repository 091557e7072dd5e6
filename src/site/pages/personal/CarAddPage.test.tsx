import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { sessionRefused, signedOut } from '#api/authSlice';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer, type TestTransport } from '#test/testTransport';
import { selectRefusedCar } from '../../features/garage/newCarsSlice';
import { Component as CarAddPage } from './CarAddPage';
import { Component as GaragePage } from './GaragePage';

const Area = () => (useLocation().pathname === '/personal/car-add' ? <CarAddPage /> : <GaragePage />);

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const cards = () => screen.queryAllByRole('article');
const addLinks = () => screen.queryAllByRole('link', { name: 'Добавить автомобиль' });
const isCreation = ({ method }: { method: string }) => method === 'POST';

const show = async (cars = 0, settings: Partial<TestTransport> = {}, who?: TestCustomer) => {
  const customer = who ?? (await outsideServer.makeCustomer());
  for (let count = 0; count < cars; count += 1) await giveCar(customer, { number: '01777AAA' });
  const transport = serverTransport(settings);
  const path = '/personal/car-add';
  const view = renderWithStore(<Area />, { path, transport, preloadedState: signedInAs(customer) });
  await screen.findByRole('combobox', { name: 'Марка' });
  const { user } = view;
  const pick = async (label: string, text: string) => {
    const box = screen.getByRole('combobox', { name: label });
    await waitFor(() => expect(box).toBeEnabled());
    await user.type(box, text);
    await user.click(await screen.findByRole('option', { name: text }));
  };
  const fillIn = async () => {
    await user.type(field('VIN'), 'xwb5v31bdha123456');
    await user.type(field('Госномер'), '01а123вс');
    await pick('Марка', 'Chevrolet');
    await pick('Модель', 'Cobalt');
    await user.type(field('Год выпуска'), '2017');
    await user.type(field('Пробег, км'), '85000');
    await waitFor(() => expect(save()).toBeEnabled());
  };
  const sent = () => transport.calls.filter(isCreation);
  /** Blocks creations until the returned function is called. */
  const hold = (reply?: () => ReturnType<typeof answer>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    transport.between = async (call, next) => {
      if (!isCreation(call)) return next();
      await held;
      return reply ? reply() : next();
    };
    return () => release();
  };
  return { ...view, customer, transport, fillIn, sent, hold };
};

const everythingTyped = () => {
  expect(field('VIN')).toHaveValue('XWB5V31BDHA123456');
  expect(field('Госномер')).toHaveValue('01A123BC');
  expect(screen.getByRole('combobox', { name: 'Марка' })).toHaveValue('Chevrolet');
  expect(screen.getByRole('combobox', { name: 'Модель' })).toHaveValue('Cobalt');
  expect(field('Год выпуска')).toHaveValue('2017');
  expect(field('Пробег, км')).toHaveValue('85\u00a0000');
};

it('shows a new car optimistically, and counts it towards the limit of two', async () => {
  const { user, fillIn, sent, hold, customer } = await show(1);
  await fillIn();
  const release = hold();
  await user.dblClick(save());
  await waitFor(() => expect(cards()).toHaveLength(2));
  const card = cards()[1] as HTMLElement;
  expect(card).toHaveTextContent(/Chevrolet Cobalt.*01A 123 BC.*2017.*85 000/);
  expect(within(card).getByRole('status')).toHaveTextContent('Сохраняем…');
  expect(within(card).queryAllByRole('link')).toEqual([]);
  expect(within(card).queryAllByRole('button')).toEqual([]);
  expect(addLinks()).toEqual([]);
  release();
  await waitFor(() => expect(screen.queryByText('Сохраняем…')).toBeNull());
  const change = within(cards()[1] as HTMLElement).getByRole('link', { name: /^Изменить/ });
  expect(change.getAttribute('href')).toMatch(/car-edit\/\d+$/);
  expect(cards()).toHaveLength(2);
  expect(sent()).toMatchObject([
    {
      url: '/api/main/authentication/car/create',
      body: {
        vin: 'XWB5V31BDHA123456',
        number: '01A123BC',
        year: 2017,
        mileage: 85_000,
        model: expect.any(Number),
        owner: customer.userId,
      },
    },
  ]);
});

it('reopens the form after a lost reply, with input and reason, and retries with the same idempotency key', async () => {
  let isLost = true;
  const { user, fillIn, sent, transport } = await show();
  await fillIn();
  transport.between = async (call, next) => {
    const reply = await next();
    if (!isCreation(call) || !isLost) return reply;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Ответ не пришёл');
  await waitFor(everythingTyped);
  await user.click(save());
  expect(await screen.findByRole('link', { name: /^Изменить/ })).toBeVisible();
  expect(cards()).toHaveLength(1);
  expect(addLinks()).toHaveLength(2);
  expect(new Set(sent().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});

it('restores the draft on return, but not for another customer or the next car', async () => {
  const first = await show();
  await first.fillIn();
  first.unmount();
  const another = await show();
  expect(field('VIN')).toHaveValue('');
  another.unmount();

  const { user, hold, unmount } = await show(0, {}, first.customer);
  await waitFor(everythingTyped);
  const release = hold();
  await user.click(save());
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.click(addLinks()[0] as HTMLElement);
  await screen.findByRole('combobox', { name: 'Марка' });
  expect(field('VIN')).toHaveValue('');
  release();
  unmount();
  expect(localStorage).toHaveLength(0);
});

it('keeps the draft when the session ends while saving', async () => {
  const { fillIn, hold, user, store, customer, unmount } = await show();
  await fillIn();
  const release = hold(() => answer(500, {}));
  await user.click(save());
  await waitFor(() => expect(cards()).toHaveLength(1));
  act(() => void store.dispatch(sessionRefused()));
  release();
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([`draft:car-new:${customer.userId}`]));
  unmount();
  await show(0, {}, customer);
  await waitFor(everythingTyped);
});

it('explains the limit of two cars and keeps the input', async () => {
  const { user, fillIn, customer } = await show();
  await fillIn();
  await giveCar(customer);
  await giveCar(customer);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('В гараже уже два автомобиля');
  everythingTyped();
  await user.click(screen.getByRole('link', { name: 'В гараж' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(addLinks()).toEqual([]);
});

it('shows the server’s error at the focused field until the field changes', async () => {
  const { user, fillIn, hold } = await show();
  await fillIn();
  const refusal = { code: 'validation', detail: 'Проверьте данные', errors: { vin: ['Такой VIN уже есть.'] } };
  hold(() => answer(400, refusal))();
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(field('VIN')).toHaveFocus());
  expect(field('VIN')).toHaveAccessibleDescription(/Такой VIN уже есть\./);
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(field('VIN'), '7');
  await waitFor(() => expect(field('VIN')).not.toHaveAccessibleDescription(/уже есть/));
  await waitFor(() => expect(save()).toBeEnabled());
});

it('discards a new car that the server rejects after sign-out', async () => {
  const { user, fillIn, hold, store } = await show();
  await fillIn();
  const release = hold(() => answer(500, {}));
  await user.click(save());
  await waitFor(() => expect(cards()).toHaveLength(1));
  act(() => void store.dispatch(signedOut()));
  release();
  await waitFor(() =>
    expect(Object.values(store.getState().api.mutations).map((one) => one?.status)).not.toContain('pending'),
  );
  expect(selectRefusedCar(store.getState())).toBeUndefined();
});
