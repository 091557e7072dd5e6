import { act, screen, waitFor, within } from '@testing-library/react';
import { getUser } from '#api/account';
import { addDays, dateAt } from '#contract/rules/clock';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer, type TestTransport } from '#test/testTransport';
import { OpenVisits } from '../openVisits/OpenVisits';
import { Garage } from './Garage';

const addLinks = () => screen.queryAllByRole('link', { name: 'Добавить автомобиль' });

const show = async (cars: number, settings: Partial<TestTransport> = {}, path = '/personal/garage') => {
  const customer = await outsideServer.makeCustomer();
  const numbers = ['01A123BC', '01123ABC'];
  for (const number of numbers.slice(0, cars)) await giveCar(customer, { number });
  const transport = serverTransport(settings);
  const view = renderWithStore(<Garage />, { path, transport, preloadedState: signedInAs(customer) });
  const carsThere = async () => {
    const asked = getUser.initiate({ lang: 'ru', userId: customer.userId }, { forceRefetch: true, subscribe: false });
    return (await view.store.dispatch(asked)).data?.cars.map(({ number }) => number);
  };
  return { ...view, customer, carsThere };
};

const ask = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  const [remove] = await screen.findAllByRole('button', { name: 'Удалить: Chevrolet Cobalt' });
  await user.click(remove as HTMLElement);
  return screen.findByRole('dialog', { name: 'Удалить автомобиль?' });
};

it('shows two links to the car form in an empty garage', async () => {
  await show(0);
  expect(await screen.findByText('Нет автомобилей')).toBeVisible();
  expect(addLinks().map((link) => link.getAttribute('href'))).toEqual(['/personal/car-add', '/personal/car-add']);
});

it('shows plate, region, VIN, year and mileage of a car in the page language', async () => {
  await show(1, {}, '/uz/personal/garage');
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Chevrolet Cobalt' })).toBeVisible();
  expect(card).toHaveTextContent('01A 123 BC');
  expect(within(card).getByText('Toshkent shahri')).toBeVisible();
  expect(within(card).getByText('85 000 km')).toBeVisible();
  expect(within(card).getByText('XWB5V31BDHA123456')).toBeVisible();
  expect(within(card).getByText('2017')).toBeVisible();
  expect(
    within(card)
      .getByRole('link', { name: /^Oʻzgartirish/ })
      .getAttribute('href'),
  ).toMatch(/^\/uz\/personal\/car-edit\/\d+$/);
  expect(screen.getAllByRole('link', { name: 'Avtomobil qoʻshish' })).toHaveLength(2);
});

it.each([
  404, 500,
])('shows the cars when the open visits fail with %i, and does not repeat that query endlessly', async (status) => {
  const asked: string[] = [];
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer, { number: '01A123BC' });
  const transport = serverTransport({
    between: (call, next) => {
      if (!call.url.endsWith('/authentication/visits')) return next();
      asked.push(call.url);
      return Promise.resolve(answer(status, {}));
    },
  });
  renderWithStore(<Garage inWorkshop={<OpenVisits userId={customer.userId} />} />, {
    transport,
    preloadedState: signedInAs(customer),
  });
  expect(await screen.findByRole('article', undefined, { timeout: 15_000 })).toHaveTextContent('Chevrolet Cobalt');
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(screen.getByRole('article')).toHaveTextContent('Chevrolet Cobalt');
  // The API client repeats failed calls (src/api/client.ts).
  expect(asked.length).toBeLessThanOrEqual(status === 404 ? 2 : 8);
}, 40_000);

it('shows the region of a plate only if the plate has a region code', async () => {
  const customer = await outsideServer.makeCustomer();
  for (const number of ['10H123456', 'SULTAN']) await giveCar(customer, { number });
  renderWithStore(<Garage />, { transport: serverTransport(), preloadedState: signedInAs(customer) });
  const [foreign, named] = await screen.findAllByRole('article');
  expect(foreign).toHaveTextContent(/10H.123456.*Регион номераТашкентская область/);
  expect(named).toHaveTextContent(/SULTAN/);
  expect(named).not.toHaveTextContent('Регион номера');
});

it('hides the links to the car form when the garage has two cars', async () => {
  await show(2);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(addLinks()).toEqual([]);
});

it('removes a car only after confirmation', async () => {
  const { user, carsThere } = await show(2);
  const dialog = await ask(user);
  await user.click(within(dialog).getByRole('button', { name: 'Нет' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await carsThere()).toHaveLength(2);

  await user.click(within(await ask(user)).getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(addLinks()).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Гараж' })).toHaveFocus());
  await waitFor(async () => expect(await carsThere()).toEqual(['01123ABC']));
});

it('restores a car and shows a message when its removal fails', async () => {
  const { user, transport } = await show(1);
  transport.between = (call, next) => (call.method === 'DELETE' ? Promise.resolve(answer(500, {})) : next());
  await user.click(within(await ask(user)).getByRole('button', { name: 'Да' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Chevrolet Cobalt');
  expect(await screen.findByRole('article')).toHaveTextContent('01A');
});

it('treats a 404 on removal as success', async () => {
  const { user, transport } = await show(1);
  let isGone = false;
  transport.between = async (call, next) => {
    if (call.method === 'DELETE' && !isGone) {
      isGone = true;
      await next();
    }
    return next();
  };
  await user.click(within(await ask(user)).getByRole('button', { name: 'Да' }));
  expect(await screen.findByText('Нет автомобилей')).toBeVisible();
  await waitFor(() => expect(transport.calls.filter(({ url }) => url.includes('/user/'))).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('links a booked work to its booking, and sorts documents by their end', async () => {
  const today = dateAt();
  await show(1, {
    between: async (call, next) => {
      if (call.url.includes('/car-documents/'))
        return answer(
          200,
          ['ОСАГО', 'Техосмотр', 'Газ'].map((name, at) => ({ id: at + 1, name, hint: '', remind_days: 14 })),
        );
      if (!call.url.endsWith('/cars/care')) return next();
      const work = { last_date: '2025-01-10', last_mileage: 80_000, due_mileage: 84_000, is_overdue: true };
      const reply = await next();
      const [{ car } = { car: 0 }] = JSON.parse(await reply.text()) as { car: number }[];
      return answer(200, [
        {
          car,
          due: [
            {
              ...work,
              fact: 'a',
              title: 'Масло',
              service: 1,
              booking: { starts_at: `${today}T10:30:00+05:00`, token: 'T0ken' },
            },
            { ...work, fact: 'b', title: 'Тормоза', service: 2, is_bookable: true },
          ],
          documents: [
            { kind: 1, ends_on: addDays(today, 200) },
            { kind: 3, ends_on: addDays(today, 16) },
            { kind: 2, ends_on: addDays(today, -1) },
          ],
        },
      ]);
    },
  });
  const booked = await screen.findByRole('link', { name: /^Записаны на .*, 10:30: Масло, Chevrolet Cobalt$/ });
  expect(booked).toHaveAttribute('href', '/booking/T0ken');
  expect(screen.queryByRole('link', { name: 'Записаться: Масло, Chevrolet Cobalt' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Записаться: Тормоза, Chevrolet Cobalt' })).toBeVisible();
  expect(screen.getAllByText('Пора')).toHaveLength(1);
  const documents = within(screen.getByRole('region', { name: /^Документы/ })).getAllByRole('listitem');
  expect(documents.map((row) => row.textContent?.slice(0, 5))).toEqual(['Техос', 'Газдо', 'ОСАГО']);
  expect(documents[1]).toHaveTextContent(/осталось 16.дней/);
});

it('offers a retry when the garage fails to load', async () => {
  let isDown = true;
  const { user } = await show(1, {
    retries: false,
    between: (call, next) => (isDown && call.url.includes('/user/') ? Promise.resolve(answer(500, {})) : next()),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(addLinks()).toEqual([]);
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});
