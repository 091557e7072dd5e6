import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import BookingStrip from './BookingStrip';
import { freeWords, priceWords, reviewsWords } from './stripWords';

// Preloads the chunk: its first compilation exceeds the query timeout.
beforeAll(() => import('./OwnCar'));

const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const show = () => screen.getByRole('button', { name: 'Показать время' });

it('shows price and next free slot of the selected service, and opens the booking page with service, branch and car', async () => {
  const { user, router } = renderWithStore(<BookingStrip />);
  expect(await screen.findByText('от 100 000 сум')).toBeVisible();
  expect(await screen.findByText(/^Без запчастей\. Свободно (сегодня|завтра) \d\d:\d\d$/)).toBeVisible();
  expect(screen.getByText('от 100 000 сум')).toBeVisible();
  expect(await select('Модель машины')).toBeDisabled();
  await user.selectOptions(await select('Марка машины'), 'Chevrolet');
  await waitFor(async () => expect(await select('Модель машины')).toBeEnabled());
  await user.selectOptions(await select('Модель машины'), 'Cobalt');
  await user.selectOptions(await select('Что нужно'), 'Ремонт тормозов');
  expect(await screen.findByText(/^Cobalt: (от )?180 000/)).toBeVisible();
  await user.selectOptions(await select('Где'), 'Yolda Чиланзар');
  await user.click(show());
  const { pathname, search } = router.state.location;
  expect(pathname + search).toMatch(/^\/booking\?services=\d+&branch=3&brand=\d+&model=\d+$/);
  expect(router.state.location.hash).toBe('#when');
});

it('clears the model and its price when the brand changes', async () => {
  const { user, router } = renderWithStore(<BookingStrip />, { path: '/uz' });
  await user.selectOptions(await select('Mashina markasi'), 'Chevrolet');
  await waitFor(async () => expect(await select('Mashina modeli')).toBeEnabled());
  await user.selectOptions(await select('Mashina modeli'), 'Cobalt');
  expect(await screen.findByText(/^Cobalt: .*120 000/)).toBeVisible();
  await user.selectOptions(await select('Mashina markasi'), 'Kia');
  expect(await screen.findByText(/^100 000/)).toBeVisible();
  expect(screen.queryByText(/Cobalt:/)).toBeNull();
  expect(await select('Mashina modeli')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Vaqtni koʻrsatish' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toMatch(/^\/uz\/booking\?services=1&brand=\d+$/);
});

it('preselects the customer’s car, and offers brand and model for another car', async () => {
  const { userId, accessToken, refreshToken } = await outsideServer.makeCustomer();
  const models = await outsideServer.call('GET', '/api/public/models/?brand_id=1', {});
  const [model] = JSON.parse(models.body) as { id: number }[];
  const car = { model: model?.id, year: 2017, vin: 'XWB5V31BDHA123456', number: '01A123BC', mileage: 85_000 };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const made = await outsideServer.call('POST', '/api/main/authentication/car/create', headers, JSON.stringify(car));
  const { id } = JSON.parse(made.body) as { id: number };
  const { user, router } = renderWithStore(<BookingStrip />, {
    preloadedState: { auth: { userId, accessToken, refreshToken, signedInHint: true } },
  });
  const own = await select('Ваша машина');
  expect(own).toHaveValue(String(id));
  expect(screen.queryByRole('combobox', { name: 'Марка машины' })).toBeNull();
  await user.selectOptions(own, 'Другая машина');
  await user.selectOptions(await select('Марка машины'), 'Kia');
  await user.selectOptions(own, String(id));
  await user.click(show());
  expect(router.state.location.search).toBe(`?services=1&car=${id}`);
});

const chosen = () => new URLSearchParams(sessionStorage.getItem('visitorChoice') ?? '').toString();

it('shows the last choice again, and stores only what the visitor has changed', async () => {
  const { user, unmount } = renderWithStore(<BookingStrip />);
  await user.selectOptions(await select('Марка машины'), 'Chevrolet');
  await waitFor(async () => expect(await select('Модель машины')).toBeEnabled());
  await user.selectOptions(await select('Модель машины'), 'Cobalt');
  expect(chosen()).toBe('brand=1&model=101');
  await user.selectOptions(await select('Что нужно'), 'Ремонт тормозов');
  await user.selectOptions(await select('Где'), 'Yolda Чиланзар');
  const service = (await select('Что нужно')).value;
  expect(chosen()).toBe(`brand=1&model=101&services=${service}&branch=3`);
  unmount();
  renderWithStore(<BookingStrip />);
  await waitFor(async () => expect(await select('Модель машины')).toHaveDisplayValue('Cobalt'));
  expect(await select('Марка машины')).toHaveDisplayValue('Chevrolet');
  expect(await select('Что нужно')).toHaveDisplayValue('Ремонт тормозов');
  expect(await select('Где')).toHaveDisplayValue('Yolda Чиланзар');
  expect(await screen.findByText(/^Cobalt: (от )?180 000/)).toBeVisible();
});

it('prefers the customer’s car to the last chosen car, and keeps another car chosen here', async () => {
  sessionStorage.setItem('visitorChoice', 'brand=2&model=201');
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  const { user, unmount } = renderWithStore(<BookingStrip />, { preloadedState: signedInAs(customer) });
  const own = await select('Ваша машина');
  expect(own).toHaveDisplayValue('Chevrolet Cobalt, 2017');
  await user.selectOptions(own, 'Другая машина');
  expect(await select('Марка машины')).toHaveValue('');
  await user.selectOptions(await select('Марка машины'), 'Kia');
  unmount();
  const again = renderWithStore(<BookingStrip />, { preloadedState: signedInAs(customer) });
  expect(await select('Ваша машина')).toHaveDisplayValue('Другая машина');
  expect(await select('Марка машины')).toHaveDisplayValue('Kia');
  await again.user.selectOptions(await select('Ваша машина'), 'Chevrolet Cobalt, 2017');
  expect(chosen()).toMatch(/^brand=1&car=\d+&model=101$/);
});

it('says that the models failed to load, and focuses the field after a successful retry', async () => {
  const transport = serverTransport({ retries: false });
  let fails = true;
  transport.between = async (call, next) => (fails && call.url.includes('/models/') ? answer(503, {}) : next());
  const { user } = renderWithStore(<BookingStrip />, { transport });
  await user.selectOptions(await select('Марка машины'), 'Chevrolet');
  expect(await screen.findByText('Модели не загрузились.')).toBeVisible();
  expect(await select('Модель машины')).toBeDisabled();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(async () => expect(await select('Модель машины')).toHaveFocus());
  expect(screen.queryByText('Модели не загрузились.')).toBeNull();
});

it('shows only a link to the booking page if the options fail to load, and hides the rating without reviews', async () => {
  const transport = serverTransport({ retries: false });
  transport.between = async (call, next) => (call.url.includes('/bookings/options/') ? answer(404, {}) : next());
  const { unmount } = renderWithStore(<BookingStrip />, { transport });
  expect(await screen.findByRole('link', { name: 'Записаться онлайн' })).toHaveAttribute('href', '/booking');
  unmount();
  const empty = { services: [], branches: [], brands: [], rating: { count: 0, average: 0 } };
  transport.between = async (call, next) => (call.url.includes('/bookings/options/') ? answer(200, empty) : next());
  renderWithStore(<BookingStrip />, { transport });
  expect(await screen.findByRole('link', { name: 'Записаться онлайн' })).toBeVisible();
  expect(screen.queryByText(/отзыв/)).toBeNull();
});

it('shows rating, guarantee and payment methods, and links to their documents', async () => {
  const transport = serverTransport();
  transport.between = async (call, next) => {
    const reply = await next();
    if (!call.url.includes('/bookings/options/')) return reply;
    return answer(200, { ...(JSON.parse(await reply.text()) as object), rating: { count: 23, average: 48 } });
  };
  renderWithStore(<BookingStrip />, { transport });
  expect(await screen.findByText('23 отзыва')).toBeVisible();
  expect(screen.getByText('4,8')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Гарантия 6 месяцев/ })).toHaveAttribute(
    'href',
    '/documents/returns#guarantee',
  );
  expect(screen.getByRole('link', { name: /Uzcard, Humo, Click, Payme/ })).toHaveAttribute(
    'href',
    '/documents/payment',
  );
});

it('formats the free slot in both languages, and price ranges and the number of reviews in Russian', () => {
  const now = Date.parse('2026-11-30T10:00:00+05:00');
  const at = (time: string) => [freeWords(time, 'ru', now), freeWords(time, 'uz', now)];
  expect(at('2026-11-30T11:20:00+05:00')).toEqual(['Свободно сегодня 11:20', 'Bugun 11:20 boʻsh']);
  expect(at('2026-12-01T09:00:00+05:00')).toEqual(['Свободно завтра 09:00', 'Ertaga 09:00 boʻsh']);
  expect(at('2026-12-05T09:00:00+05:00')).toEqual(['Есть 5 декабря, 09:00', '5-dekabr, 09:00 boʻsh']);
  const price = (from: number | null, to: number | null) => priceWords({ from, to }, 'ru', (sum) => `от ${sum}`);
  expect([price(100_000, null), price(100_000, 160_000), price(null, null)]).toEqual([
    'от 100\u00a0000\u00a0сум',
    '100\u00a0000 – 160\u00a0000\u00a0сум',
    undefined,
  ]);
  expect([1, 3, 12, 21].map((count) => reviewsWords(count, 'ru'))).toEqual([
    '1 отзыв',
    '3 отзыва',
    '12 отзывов',
    '21 отзыв',
  ]);
});
