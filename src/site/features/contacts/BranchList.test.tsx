import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Place } from '#shared/lib/nearest';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { splitAddress } from './BranchCard';
import { BranchList } from './BranchList';
import { useBranches } from './useBranches';

const List = ({ region = 0, chosen = 0, from = null }: { region?: number; chosen?: number; from?: Place | null }) => (
  <BranchList
    query={useBranches(region)}
    chosen={chosen}
    from={from}
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

it('links only the phone numbers that the branch has', async () => {
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

it('names branch and map service in every route link, in the page language', async () => {
  renderBranches([branch({ name: 'Toshkent' })], '/uz/contacts');
  const card = await screen.findByRole('article');
  const google = within(card).getByRole('link', {
    name: 'Google, «Toshkent» filialigacha yoʻl (yangi oynada ochiladi)',
  });
  expect(google).toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=41.3%2C69.3');
  expect(google).toHaveAttribute('rel', 'noopener noreferrer');
});

it('requests the branches of the selected region, and marks the selected branch', async () => {
  const { transport } = renderWithStore(<List region={2} chosen={6} />, { path: '/contacts?region=2&branch=6' });
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(transport.calls.map(({ url }) => url)).toEqual(['/api/main/branch/filter-by-region/2']);
  expect(screen.getAllByRole('link', { current: true })).toHaveLength(1);
});

it('opens only the card of the selected branch, and keeps it open when another branch is selected', async () => {
  const Choosing = () => {
    const [chosen, setChosen] = useState(6);
    return (
      <>
        <button type="button" onClick={() => setChosen(7)}>
          Другой
        </button>
        <List region={2} chosen={chosen} />
      </>
    );
  };
  const { user } = renderWithStore(<Choosing />, { path: '/contacts?region=2' });
  const open = () => screen.getAllByRole('group').map((details) => (details as HTMLDetailsElement).open);
  await screen.findAllByRole('article');
  expect(open()).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Другой' }));
  expect(open()).toEqual([true, true]);
});

it('sorts by distance from the visitor and shows it', async () => {
  renderWithStore(<List from={{ latitude: 41.3649, longitude: 69.2885 }} />, { path: '/contacts' });
  const [first, ...others] = await screen.findAllByRole('article');
  if (!first) throw new Error('no card');
  expect(first).toHaveTextContent(/Yolda Юнусабад/);
  expect(within(first).getByText(/^0,\d\sкм$/)).toBeVisible();
  expect(others.at(-1)).toHaveTextContent(/Yolda Нукус/);
});

it.each([
  ['Yolda Мирабад', 'Ташкент, улица Туркистан, 12', 'Ташкент', 'Ташкент', 'улица Туркистан, 12'],
  ['Yolda Andijon', 'Andijon shahri, Bobur shohkoʻchasi, 57-uy', 'Andijon', '', 'Bobur shohkoʻchasi, 57-uy'],
  ['Yolda Асака', 'улица Навои, 24', 'Асака', '', 'улица Навои, 24'],
  ['Yolda X', 'Ташкентский район, 5', 'Ташкент', 'Ташкент', 'Ташкентский район, 5'],
  ['Yolda Асака', 'Асака', 'Асака', '', 'Асака'],
  ['Филиал', 'Ташкент, улица Навои, 24', undefined, '', 'Ташкент, улица Навои, 24'],
])('splits the address of %s into town and street: %s', (name, address, locality, town, street) => {
  expect(splitAddress({ name, address, ...(locality && { locality }) })).toEqual({ locality: town, street });
});

it('shows the empty text when there are no branches', async () => {
  renderBranches([]);
  expect(await screen.findByText('Пусто')).toBeVisible();
});

it.each([
  ['no coordinates', { latitude: null, longitude: '' }],
  ['invalid coordinates', { latitude: '412.9', longitude: '69.3' }],
])('lists a branch with %s with a route by address and without a map link', async (_, place) => {
  renderBranches([branch(place)]);
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('heading', { name: 'Филиал' })).toBeVisible();
  expect(within(card).getByRole('link', { name: /Приём на сервис/ })).toBeInTheDocument();
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
