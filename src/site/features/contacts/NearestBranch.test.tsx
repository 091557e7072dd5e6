import { act, cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { BranchList } from '#contract/company';
import { Link } from '#shared/ui/actions/Link';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { BranchCount, NearestAnswer, NearestButton, useNearestBranch } from './NearestBranch';
import { useBranches } from './useBranches';

const YUNUSABAD = { latitude: 41.3649, longitude: 69.2885 };
const RUDAKI = { id: 6, place: { latitude: 39.6742, longitude: 66.9417 } };
const chosen: [branch: number, isFromAll: boolean][] = [];

const Samarkand = () => {
  const branches = useBranches(2).currentData?.branches;
  const nearest = useNearestBranch(branches, (...choice) => chosen.push(choice));
  return (
    <>
      <NearestButton {...nearest} />
      <BranchCount branches={branches} nearest={nearest} />
      <NearestAnswer branches={branches} nearest={nearest} />
      <Link to="/contacts?region=2#nearest">Ближайший филиал</Link>
    </>
  );
};

const Page = () => {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        Уйти
      </button>
      {!isLeft && <Samarkand />}
    </>
  );
};

let found: (place: object) => void;
let failed: (code: number) => void;
beforeEach(() => {
  chosen.length = 0;
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (onFound: PositionCallback, onFailed: PositionErrorCallback) => {
        found = (coords) => onFound({ coords } as GeolocationPosition);
        failed = (code) => onFailed({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
      },
    },
  });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const press = async (transport = serverTransport()) => {
  const { user } = renderWithStore(<Page />, { path: '/contacts?region=2', transport });
  expect(await screen.findByText('2 филиала')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ближайший ко мне' }));
  return user;
};

it('selects the nearest branch of all regions, and names the nearest one of the displayed region', async () => {
  await press();
  expect(screen.getByRole('button', { name: 'Ищем…' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => found(YUNUSABAD));
  expect(await screen.findByText(/^Ближе всего: Yolda Самарканд, .*, \d+\s?км$/)).toBeVisible();
  expect(chosen).toEqual([[2, true]]);
});

const allDay = (text: string) => ({
  working_times_M_F: text,
  working_times_Sat: text,
  working_times_Sun: text,
  exceptions: [],
});

/** Opens all branches around the clock except one. */
const withClosed = (closed: number) =>
  serverTransport({
    between: async (call, next) => {
      const reply = await next();
      if (!call.url.includes('/branch')) return reply;
      const list = JSON.parse(await reply.text()) as Partial<BranchList>;
      const branches = list.branches?.map((one) => ({ ...one, ...allDay(one.id === closed ? '' : '00:00-24:00') }));
      return answer(200, { ...list, branches });
    },
  });

it('shows distance, opening state, phone and routes of the nearest branch', async () => {
  await press(withClosed(0));
  await act(async () => found(RUDAKI.place));
  const [nearest, ...others] = await screen.findAllByRole('listitem', { name: '' });
  const card = within(nearest as HTMLElement);
  expect(card.getByText('Yolda Самарканд, Рудаки')).toBeVisible();
  expect(card.getByText('0,1 км')).toBeVisible();
  expect(await card.findByText('Открыто круглосуточно')).toBeVisible();
  expect(card.getByRole('link', { name: /^Позвонить: \+998/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(card.getByRole('link', { name: /Google/ })).toBeVisible();
  expect(others.some((one) => one.textContent?.includes('Улугбек'))).toBe(false);
});

it('also shows the nearest open branch while the nearest one is closed', async () => {
  await press(withClosed(RUDAKI.id));
  await act(async () => found(RUDAKI.place));
  expect(await screen.findByText('Ближайший из открытых')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Ближе всего: Yolda Самарканд, Рудаки, 0,1\s?км\. Сейчас он закрыт\. Ближайший открытый: Yolda Самарканд, Улугбек, [\d,]+\s?км$/,
  );
  expect(screen.getByText('Сейчас закрыто')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Записаться в филиал «Yolda Самарканд, Улугбек»' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Записаться в филиал «Yolda Самарканд, Рудаки»' })).toBeNull();
});

it('asks for the location once a link to the nearest branch is followed, but not when the page is opened', async () => {
  const { user } = renderWithStore(<Page />, { path: '/contacts?region=2#nearest' });
  expect(await screen.findByText('2 филиала')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ближайший ко мне' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Уйти' }));
  cleanup();
  const again = renderWithStore(<Page />, { path: '/contacts?region=2' });
  expect(await screen.findByText('2 филиала')).toBeVisible();
  await again.user.click(screen.getByRole('link', { name: 'Ближайший филиал' }));
  expect(await screen.findByRole('button', { name: 'Ищем…' })).toBeVisible();
  await act(async () => found(YUNUSABAD));
  expect(chosen).toEqual([[2, true]]);
});

it('selects the nearest branch of the displayed region if the other regions fail to load', async () => {
  const transport = serverTransport({
    between: async ({ url }, next) => (url.endsWith('/list-for-users') ? answer(404, {}) : next()),
  });
  await press(transport);
  await act(async () => found(YUNUSABAD));
  await screen.findByText(/^Ближе всего/);
  expect(chosen).toEqual([[expect.any(Number), false]]);
});

it.each([
  [1, 'Браузер не сообщил, где вы. Выберите регион или разрешите сайту узнать место.'],
  [2, 'Не получилось узнать, где вы. Выберите регион или попробуйте ещё раз.'],
  [3, 'Не получилось узнать, где вы. Выберите регион или попробуйте ещё раз.'],
])('explains geolocation error %d and enables the button again', async (code, text) => {
  await press();
  act(() => failed(code));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Ближайший ко мне' })).not.toHaveAttribute('aria-disabled');
  expect(chosen).toEqual([]);
});

it('reports an unknown position if the browser has no geolocation', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  await press();
  expect(screen.getByText(/^Не получилось узнать, где вы/)).toBeVisible();
});

it('does not navigate once the visitor has left the page', async () => {
  const user = await press();
  await user.click(screen.getByRole('button', { name: 'Уйти' }));
  await act(async () => found(YUNUSABAD));
  expect(chosen).toEqual([]);
});
