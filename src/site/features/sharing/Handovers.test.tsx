import { act, screen, waitFor, within } from '@testing-library/react';
import type { CustomerCar } from '#api/account';
import type { HandoverMade } from '#contract/sharing';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { Handovers } from './Handovers';
import { PendingHandovers } from './PendingHandovers';
import { Shares } from './Shares';
import { TakeOver } from './TakeOver';

const as = async <Reply,>(who: TestCustomer, method: string, path: string, body?: object): Promise<Reply> => {
  const headers = { authorization: `Bearer ${who.accessToken}`, 'content-type': 'application/json' };
  const reply = await outsideServer.call(
    method,
    `/api/main/authentication${path}`,
    headers,
    body && JSON.stringify(body),
  );
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.body}`);
  return JSON.parse(reply.body) as Reply;
};

async function withCar() {
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  const { cars } = await as<{ cars: CustomerCar[] }>(customer, 'GET', `/user/${customer.userId}`);
  const [car] = cars;
  if (!car) throw new Error('The garage is empty');
  return { customer, cars, car };
}

async function offered() {
  const [seller, buyer] = [await withCar(), await withCar()];
  const { token } = await as<HandoverMade>(seller.customer, 'POST', '/handovers', { car: seller.car.id });
  return { seller, buyer, token };
}

it('shows an accepted handover although the reply was lost', async () => {
  const { buyer, token } = await offered();
  const transport = serverTransport();
  transport.between = async ({ method }, next) => {
    const reply = await next();
    if (method === 'POST') throw new TypeError('Failed to fetch');
    return reply;
  };
  const { user } = renderWithStore(<TakeOver userId={buyer.customer.userId} token={token} cars={buyer.cars} />, {
    transport,
    preloadedState: signedInAs(buyer.customer),
  });
  await user.click(await screen.findByRole('button', { name: 'Принять историю' }));
  expect(await screen.findByText(/Ждём/)).toBeVisible();
  expect(screen.queryByText(/Не получилось/)).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

it('keeps the focus inside the page when a retry finds no handover', async () => {
  const { buyer, token } = await offered();
  const transport = serverTransport();
  let isDown = true;
  transport.between = async (_call, next) => (isDown ? answer(503, '') : next());
  const { user } = renderWithStore(<TakeOver userId={buyer.customer.userId} token={`${token}x`} cars={buyer.cars} />, {
    transport,
    preloadedState: signedInAs(buyer.customer),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 20_000 });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText(/больше не/)).toBeVisible();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
}, 30_000);

it('shows the seller an acceptance when the tab becomes visible, and keeps the focus in the row after confirming', async () => {
  const { seller, buyer, token } = await offered();
  const { user } = renderWithStore(<Handovers userId={seller.customer.userId} cars={seller.cars} />, {
    preloadedState: signedInAs(seller.customer),
  });
  const row = await screen.findByRole('listitem');
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  await as(buyer.customer, 'POST', `/handovers/${token}/acceptance`, { car: buyer.car.id });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/Для машины Chevrolet Cobalt, 2017/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  const question = await screen.findByRole('dialog', { name: 'Передать историю?' });
  expect(question).toHaveTextContent(/цены.*фотографии.*VIN/);
  await user.click(within(question).getByRole('button', { name: 'Подтвердить' }));
  await screen.findByText(/История передана/);
  await waitFor(() => expect(row).toHaveFocus());
});

it('asks before the seller confirms a handover, and changes nothing on No', async () => {
  const { seller, buyer, token } = await offered();
  await as(buyer.customer, 'POST', `/handovers/${token}/acceptance`, { car: buyer.car.id });
  const { user } = renderWithStore(<Handovers userId={seller.customer.userId} cars={seller.cars} />, {
    preloadedState: signedInAs(seller.customer),
  });
  await user.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Нет' }));
  expect(await as(seller.customer, 'GET', '/handovers')).toMatchObject([{ state: 'accepted' }]);
});

it('links a buyer without a car to the car form, and shows the pending handover in garage and list', async () => {
  const { seller, token } = await offered();
  const buyer = await outsideServer.makeCustomer();
  const first = renderWithStore(<TakeOver userId={buyer.userId} token={token} cars={[]} />, {
    preloadedState: signedInAs(buyer),
  });
  expect(await screen.findByRole('link', { name: 'Добавить машину' })).toBeVisible();
  first.unmount();
  await giveCar(buyer);
  const { cars } = await as<{ cars: CustomerCar[] }>(buyer, 'GET', `/user/${buyer.userId}`);
  const { user } = renderWithStore(
    <>
      <PendingHandovers />
      <Handovers userId={buyer.userId} cars={cars} />
    </>,
    { preloadedState: signedInAs(buyer) },
  );
  expect(await screen.findByRole('link', { name: 'Открыть' })).toHaveAttribute(
    'href',
    '/personal/story/sharing#handovers',
  );
  await user.click(await screen.findByRole('button', { name: 'Принять историю' }));
  expect(await screen.findByText(/Ждём подтверждения продавца/)).toBeVisible();
  expect(await as(seller.customer, 'GET', '/handovers')).toMatchObject([{ state: 'accepted' }]);
});

it('preselects the buyer’s car that matches the visits, and warns about another one', async () => {
  const { seller, buyer } = { seller: await withCar(), buyer: await withCar() };
  await giveCar(buyer.customer, { number: '01123ABC', year: 2020 });
  const { token } = await as<HandoverMade>(seller.customer, 'POST', '/handovers', { car: seller.car.id });
  const transport = serverTransport();
  const { cars } = await as<{ cars: CustomerCar[] }>(buyer.customer, 'GET', `/user/${buyer.customer.userId}`);
  const [other, same] = cars.map(({ id }) => id);
  transport.between = async (_call, next) => {
    const reply = await next();
    const body = JSON.parse(await reply.text()) as object;
    return answer(reply.status, 'other_cars' in body ? { ...body, other_cars: [other] } : body);
  };
  const { user } = renderWithStore(<TakeOver userId={buyer.customer.userId} token={token} cars={cars} />, {
    transport,
    preloadedState: signedInAs(buyer.customer),
  });
  const choice = await screen.findByRole('combobox', { name: 'К какой вашей машине отнести' });
  expect(choice).toHaveValue(String(same));
  expect(screen.queryByText(/другая машина/)).toBeNull();
  await user.selectOptions(choice, String(other));
  expect(await screen.findByText(/В визитах другая машина: Chevrolet Cobalt, 2017/)).toBeVisible();
});

it('hides the address of a link to the history once it is closed', async () => {
  const { customer, cars } = await withCar();
  const { user } = renderWithStore(<Shares userId={customer.userId} cars={cars} />, {
    preloadedState: signedInAs(customer),
  });
  await user.click(await screen.findByRole('button', { name: 'Создать ссылку' }));
  expect(await screen.findByRole('textbox', { name: 'Ссылка' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Закрыть/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Ссылка' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Скопировать' })).toBeNull();
});

it('mentions the connection when creating a link fails only if no response arrived', async () => {
  const { customer, cars } = await withCar();
  const transport = serverTransport({ retries: false });
  let isConnected = true;
  transport.between = async ({ method }, next) => {
    if (method === 'GET') return next();
    if (!isConnected) throw new TypeError('Failed to fetch');
    return answer(500, {});
  };
  const { user } = renderWithStore(<Shares userId={customer.userId} cars={cars} />, {
    transport,
    preloadedState: signedInAs(customer),
  });
  const make = await screen.findByRole('button', { name: 'Создать ссылку' });
  await user.click(make);
  expect(await screen.findByText('Не получилось. Попробуйте ещё раз чуть позже.')).toBeVisible();
  isConnected = false;
  await user.click(make);
  expect(await screen.findByText(/Проверьте связь/)).toBeVisible();
});

it.each(['null', '{"a":1}', '"x"'])('offers a retry for lists whose response is %s', async (rubbish) => {
  const { customer, cars } = await withCar();
  const transport = serverTransport();
  transport.between = async (_call, _next) => answer(200, rubbish);
  const show = (
    <>
      <Shares userId={customer.userId} cars={cars} />
      <Handovers userId={customer.userId} cars={cars} />
    </>
  );
  renderWithStore(show, { transport, preloadedState: signedInAs(customer) });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Повторить' })).toHaveLength(2), {
    timeout: 20_000,
  });
  expect(screen.queryByText(/пока нет|ещё ничего/)).toBeNull();
}, 30_000);
