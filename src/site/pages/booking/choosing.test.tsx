import { screen, within } from '@testing-library/react';
import { addDays } from '#contract/rules/clock';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { today } from '../../features/booking/lib/days';
import { Component as BookingPage } from './BookingPage';

beforeEach(() => sessionStorage.clear());

const days = () => screen.findByRole('list', { name: 'Дни' });
const query = (link: Element | null) => new URLSearchParams(link?.getAttribute('href')?.split('?')[1]);

it('adds the preselected branch to every link of the page', async () => {
  const { user, router } = renderWithStore(<BookingPage />, { path: '/booking?services=14' });
  await days();
  const links = [
    ...screen.getAllByRole('link', { name: /вариант|занято|записи нет/ }),
    screen.getByRole('link', { name: 'Позже' }),
  ];
  const [branch] = links.map((link) => query(link).get('branch'));
  expect(Number(branch)).toBeGreaterThan(0);
  expect(links.every((link) => query(link).get('branch') === branch)).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Позже' }));
  expect(new URLSearchParams(router.state.location.search).get('branch')).toBe(branch);
});

it('keeps the selected day when another branch is chosen', async () => {
  const day = addDays(today(), 6);
  const { user, router } = renderWithStore(<BookingPage />, { path: `/booking?services=1&branch=1&day=${day}` });
  await days();
  await user.click(screen.getByText('Другой филиал'));
  await user.click(screen.getByRole('link', { name: /Юнусабад/ }));
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('branch')).toBe('2');
  expect(new URLSearchParams(search).get('day')).toBe(day);
  const list = await days();
  expect(within(list).getByRole('link', { current: 'date' })).toHaveAttribute(
    'href',
    expect.stringContaining(`day=${day}`),
  );
});

it('removes the skeletons when the slots fail to load', async () => {
  const transport = serverTransport({
    between: async ({ url }, next) => (url.includes('/bookings/') ? answer(503, {}) : next()),
  });
  const { container } = renderWithStore(<BookingPage />, { path: '/booking?services=1', transport });
  expect(await screen.findByRole('button', { name: 'Повторить' }, { timeout: 10_000 })).toBeVisible();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

it('names services of the address that exceed the limit or do not exist', async () => {
  renderWithStore(<BookingPage />, { path: '/booking?services=1,2,3,5,8,9,9999' });
  expect(await screen.findByText(/^Вместе можно записать не больше 5 услуг\. Не вошли: .+\.$/)).toBeVisible();
  expect(screen.getByText('Услуги из ссылки на сайте нет. Выберите из списка.')).toBeVisible();
});

it.each([
  -300, 300,
])('names the time zone in each zone, so that the note moves nothing (UTC offset %s min)', async (offset) => {
  const zone = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  renderWithStore(<BookingPage />, { path: '/booking?services=1' });
  await days();
  expect(screen.getByText('Время по Ташкенту')).toBeVisible();
  zone.mockRestore();
});

describe('without a branch in the address', () => {
  const shown = (name: string) => screen.findByText(name, { selector: 'summary *' });

  it('selects the branch chosen last in this tab', async () => {
    sessionStorage.setItem('bookingBranch', '2');
    renderWithStore(<BookingPage />, { path: '/booking?services=1' });
    expect(await shown('Yolda Юнусабад')).toBeVisible();
  });

  it('selects the branch of the last visit', async () => {
    sessionStorage.setItem('bookingBranch', '2');
    const customer = await outsideServer.makeCustomer();
    const visit = { id: 1, number: 1, car: 'Cobalt', year: 2020, plate: '', car_id: null, branch: 'Yolda Чиланзар' };
    const rest = {
      closed_at: '2026-11-01T10:00:00Z',
      mileage: 1,
      total: 1,
      is_handed_over: false,
      is_corrected: false,
    };
    const transport = serverTransport({
      between: async ({ url }, next) =>
        url.includes('/authentication/history')
          ? answer(200, { items: [{ ...visit, ...rest, done: [], reds: 0 }], next: null })
          : next(),
    });
    renderWithStore(<BookingPage />, { path: '/booking?services=1', transport, preloadedState: signedInAs(customer) });
    expect(await shown('Yolda Чиланзар')).toBeVisible();
  });
});

describe('the car', () => {
  it('asks for the model if only the brand is chosen, and states its price', async () => {
    const { user, router } = renderWithStore(<BookingPage />, { path: '/booking?services=1&brand=1' });
    const model = await screen.findByLabelText('Модель Chevrolet');
    await user.selectOptions(model, await screen.findByRole('option', { name: 'Cobalt' }));
    expect(router.state.location.search).toBe('?services=1&brand=1&model=101');
    expect(await screen.findByText('Chevrolet Cobalt:')).toBeVisible();
    expect(screen.getByLabelText('Модель Chevrolet')).toHaveFocus();
    expect(sessionStorage.getItem('visitorChoice')).toBe('brand=1&model=101');
  });

  it('is the last chosen one if the address names none', async () => {
    sessionStorage.setItem('visitorChoice', 'brand=1&model=101');
    renderWithStore(<BookingPage />, { path: '/booking?services=1' });
    expect(await screen.findByText('Chevrolet Cobalt:')).toBeVisible();
  });

  it('is not the last chosen one for a customer with cars', async () => {
    sessionStorage.setItem('visitorChoice', 'brand=1&model=101');
    const customer = await outsideServer.makeCustomer();
    await giveCar(customer);
    renderWithStore(<BookingPage />, { path: '/booking?services=1', preloadedState: signedInAs(customer) });
    await days();
    expect(screen.queryByText('Chevrolet Cobalt:')).toBeNull();
  });
});

describe('with the visitor’s position', () => {
  const YUNUSABAD = { latitude: 41.3649, longitude: 69.2885 };
  beforeEach(() =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (found: PositionCallback) => found({ coords: YUNUSABAD } as GeolocationPosition) },
    }),
  );
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

  const ask = async (path: string) => {
    const { user, router } = renderWithStore(<BookingPage />, { path });
    await days();
    await user.click(screen.getByText('Другой филиал'));
    expect(screen.getByRole('heading', { level: 3, name: 'Ташкент' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Показать ближайшие ко мне' }));
    return new URLSearchParams(router.state.location.search).get('branch');
  };

  it('selects and names the nearest branch with a free slot', async () => {
    expect(await ask('/booking?services=14')).toBe('2');
    expect(await screen.findByText(/^Показываем время ближайшего филиала.*Юнусабад/)).toBeVisible();
  });

  it('keeps the branch of the address and sorts the others by distance', async () => {
    expect(await ask('/booking?services=14&branch=1')).toBe('1');
    expect(screen.getByText('Сначала ближайшие к вам.')).toBeVisible();
  });
});
