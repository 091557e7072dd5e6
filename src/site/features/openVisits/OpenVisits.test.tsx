import { act, screen, waitFor, within } from '@testing-library/react';
import type { OpenVisit } from '#contract/visits';
import type { SentEstimate, Visit } from '#contract/visitsDesk';
import unbrokenStyles from '#shared/ui/text/unbroken.module.css';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';
import { OpenVisits } from './OpenVisits';

const LINE = { kind: 'free', name: { ru: 'Сход-развал', uz: 'Gʻildirak burchaklari' }, price: 200_000 };

const show = (customer: TestCustomer, path = '/personal/garage', transport = serverTransport()) =>
  renderWithStore(<OpenVisits userId={customer.userId} />, { path, transport, preloadedState: signedInAs(customer) });

const taken = async ({ phone }: TestCustomer) => {
  const desk = await colleague('adviser');
  const { id } = await newVisit(desk, { phone });
  const change = async (method: string, path: string, body?: object) => {
    const { version } = await callDesk(desk, 'GET', `/visits/${id}`);
    return callDesk(desk, method, `/visits/${id}${path}`, { body, version });
  };
  return { id, change };
};
const seenAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

it('shows nothing without an open visit of this customer', async () => {
  const [customer, other] = [await outsideServer.makeCustomer(), await outsideServer.makeCustomer()];
  await taken(other);
  const { transport, container } = show(customer);
  await waitFor(() => expect(transport.calls).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByRole('article')).toBeNull();
  expect(container).toHaveTextContent('');
});

it.each([
  ['/personal/garage', 'Принята', 'Смета ждёт ответа', 'Ответить на смету', '/estimate/'],
  ['/uz/personal/garage', 'Qabul qilindi', 'Smeta javob kutmoqda', 'Smetaga javob berish', '/uz/estimate/'],
])('on %s refetches an open visit whenever the tab becomes visible', async (path, accepted, asks, answerIt, address) => {
  const customer = await outsideServer.makeCustomer();
  const { id, change } = await taken(customer);
  show(customer, path);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('status')).toHaveTextContent(accepted);
  expect(within(card).getByRole('link', { name: /^\+998 71/ })).toHaveAttribute('href', 'tel:+998712000010');
  expect(within(card).getAllByRole('link')).toHaveLength(1);

  await change('POST', '/lines', LINE);
  const { address: sent } = (await change('POST', '/estimate')) as unknown as SentEstimate & Visit;
  seenAgain();
  expect(await screen.findByText(asks)).toBeVisible();
  const href = within(card).getByRole('link', { name: answerIt }).getAttribute('href');
  expect(href).toMatch(new RegExp(`^${address}[\\w-]{32}$`));
  expect(href).not.toContain(sent.split('/').at(-1));

  await change('PATCH', '', { state: 'in_work' });
  await change('PATCH', '', { state: 'ready' });
  seenAgain();
  await waitFor(() => expect(within(card).getByRole('status')).toHaveTextContent(/^(Готова|Tayyor)$/));
  expect(card).toHaveTextContent(/Можно забрать|olib ketish mumkin/);

  await change('POST', '/closing');
  seenAgain();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(id).toBeGreaterThan(0);
});

it('shows a new visit when the tab becomes visible', async () => {
  const customer = await outsideServer.makeCustomer();
  const { container } = show(customer);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  await taken(customer);
  seenAgain();
  expect(await screen.findByRole('article')).toBeVisible();
});

const visit: OpenVisit = {
  id: 1,
  reference: 'Y-AAAA-BBBB',
  state: 'ready',
  opened_at: '2027-03-01T03:00:00Z',
  car: 'Chevrolet Cobalt',
  year: 2018,
  plate: '01A777AA',
  car_id: null,
  branch: 'Yolda Мирабад',
  branch_address: 'улица Туркистан, 12',
  branch_phone: '',
};

it.each([
  [
    '/',
    { pick_up: { from: '2000-01-01T03:00:00Z', until: '2090-01-01T15:00:00Z' } },
    'Можно забрать сегодня до 20:00.',
  ],
  [
    '/uz',
    { pick_up: { from: '2090-01-01T03:00:00Z', until: '2090-01-01T15:00:00Z' } },
    '1-yanvar, 2090-yil, 08:00–20:00 oraligʻida olib ketish mumkin.',
  ],
  ['/', {}, 'Можно забирать.'],
  ['/', { state: 'sent' }, 'Посмотрите смету и ответьте по каждой строке.'],
])('on %s says for %j what the customer can do next', async (path, of, says) => {
  const transport = serverTransport();
  transport.between = async (_call, _next) => answer(200, [{ ...visit, ...of }]);
  show(await outsideServer.makeCustomer(), path, transport);
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByText(visit.reference)).toHaveClass(unbrokenStyles.whole ?? '');
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers a retry when the open visits fail to load', async () => {
  const transport = serverTransport({ retries: false });
  let isDown = true;
  transport.between = async (_call, next) => (isDown ? answer(500, {}) : next());
  const customer = await outsideServer.makeCustomer();
  await taken(customer);
  const { user } = show(customer, '/personal/garage', transport);
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

it('shows nothing if the server responds 404', async () => {
  const transport = serverTransport({ retries: false });
  transport.between = async () => answer(404, {});
  const { container } = show(await outsideServer.makeCustomer(), '/personal/garage', transport);
  await waitFor(() => expect(transport.calls).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(''));
  expect(screen.queryByRole('button')).toBeNull();
});
