import { screen, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { BranchList } from './BranchList';
import { useBranches } from './useBranches';

const List = ({ region = 0, chosen = 0 }: { region?: number; chosen?: number }) => (
  <BranchList
    query={useBranches(region)}
    chosen={chosen}
    choosing={{ to: (id) => () => `/contacts?branch=${id}`, showMap: () => undefined }}
    empty={<p>Пусто</p>}
  />
);

const branch = (fields: object) => ({
  id: 1,
  name: 'Филиал',
  address: 'Улица, 1',
  photo: '',
  latitude: '41.3',
  longitude: '69.3',
  working_times_M_F: '08:00-20:00',
  working_times_Sat: '00:00-24:00',
  working_times_Sun: '',
  service_manager_phone: '+998712000010',
  store_manager_phone: '',
  is_bookable: true,
  ...fields,
});

const renderBranches = (branches: object[], path = '/contacts') =>
  renderWithStore(<List />, {
    path,
    transport: serverTransport({ between: async () => answer(200, { branches }) }),
  });

it('formats hours: round the clock, closed, and free text unchanged', async () => {
  renderBranches([branch({}), branch({ id: 2, name: 'Второй', working_times_M_F: 'по звонку' })]);
  const [first, second] = await screen.findAllByRole('article');
  if (!first || !second) throw new Error('two branches');
  expect(
    within(first)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['08:00–20:00', 'Круглосуточно', 'Выходной']);
  expect(within(second).getAllByRole('definition')[0]).toHaveTextContent('по звонку');
});

it('links only existing numbers', async () => {
  renderBranches([branch({})]);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: /Приём на сервис/ })).toHaveAttribute('href', 'tel:+998712000010');
  expect(within(card).queryByText('Магазин запчастей')).toBeNull();
});

it('links to slots only for branches that can be booked online', async () => {
  renderBranches([branch({ is_bookable: false }), branch({ id: 2, name: 'Второй' })]);
  await screen.findByRole('heading', { name: 'Второй' });
  const ways = screen.getAllByRole('link', { name: /Записаться в филиал/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/booking?branch=2']);
});

it('names branch and app in every route link, in the language of the address', async () => {
  renderBranches([branch({ name: 'Toshkent' })], '/uz/contacts');
  const card = await screen.findByRole('article');
  const google = within(card).getByRole('link', {
    name: 'Google, «Toshkent» filialigacha yoʻl (yangi oynada ochiladi)',
  });
  expect(google).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=41.3%2C69.3');
  expect(google).toHaveAttribute('rel', 'noopener noreferrer');
});

it('filters by the selected region, and marks the selected branch', async () => {
  const { transport } = renderWithStore(<List region={2} chosen={6} />, { path: '/contacts?region=2&branch=6' });
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(transport.calls.map(({ url }) => url)).toEqual(['/api/main/branch/filter-by-region/2']);
  expect(screen.getAllByRole('link', { current: true })).toHaveLength(1);
});

it('shows the given text without branches', async () => {
  renderBranches([]);
  expect(await screen.findByText('Пусто')).toBeVisible();
});

it.each([
  ['nowhere', { latitude: null, longitude: '' }],
  ['off the map', { latitude: '412.9', longitude: '69.3' }],
])('lists a branch that is %s with a route by address and without a map link', async (_, place) => {
  renderBranches([branch(place)]);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Филиал' })).toBeVisible();
  expect(within(card).getByRole('link', { name: /Приём на сервис/ })).toBeInTheDocument();
  expect(within(card).queryByRole('link', { name: 'Филиал' })).toBeNull();
  expect(within(card).queryByText('Показать на карте')).toBeNull();
  const hrefs = within(card)
    .getAllByRole('link', { name: /«Филиал»/ })
    .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(hrefs).toEqual([
    '/booking?branch=1',
    'geo:0,0?q=Улица, 1',
    'https://yandex.uz/maps/?rtext=~Улица, 1&rtt=auto',
    'https://www.google.com/maps/dir/?api=1&destination=Улица, 1',
    'https://2gis.uz/search/Улица, 1',
  ]);
});
