import { act, screen, waitFor } from '@testing-library/react';
import type { HandoverMade } from '../../../../../contract/sharing';
import type { CustomerCar } from '../../../../api/endpoints/account';
import type { TestCustomer } from '../../../../test/outsideServer';
import { renderWithStore } from '../../../../test/renderWithStore';
import { serverTransport } from '../../../../test/serverTransport';
import { giveCar, signedInAs } from '../../../../test/signedInAs';
import { answer } from '../../../../test/testTransport';
import { Handovers } from './Handovers';
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

it('says of an acceptance whose answer was lost that it is accepted, and nothing else', async () => {
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

it('goes on from a retry that finds no offer with the focus in its place', async () => {
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

it('tells the seller of the acceptance when the page is looked at again, and keeps the focus where it was confirmed', async () => {
  const { seller, buyer, token } = await offered();
  const { user } = renderWithStore(<Handovers userId={seller.customer.userId} cars={seller.cars} />, {
    preloadedState: signedInAs(seller.customer),
  });
  const row = await screen.findByRole('listitem');
  expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  await as(buyer.customer, 'POST', `/handovers/${token}/acceptance`, { car: buyer.car.id });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(await screen.findByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(row).toHaveFocus());
});

it.each(['null', '{"a":1}', '"x"'])('says of lists that come as %s that they could not be loaded', async (rubbish) => {
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
