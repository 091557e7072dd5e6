import { screen } from '@testing-library/react';
import type { Booking } from '#contract/bookings';
import { renderWithStore } from '#test/renderWithStore';
import type { Changing } from '../hooks/useChange';
import { BookingActions } from './BookingActions';
import { BookingState } from './BookingState';

const booking: Booking = {
  token: 'x',
  reference: 'Y-AAAA-BBBB',
  state: 'booked',
  branch: { id: 1, name: 'Yolda', address: '', phone: '', latitude: 0, longitude: 0 },
  services: [{ id: 1, name: 'Замена масла', minutes: 40, price: null }],
  price: null,
  starts_at: '2028-02-28T09:30:00+05:00',
  ends_at: '2028-02-28T10:30:00+05:00',
  car: '',
  year: 0,
  confirmed: false,
  can_change: true,
  change_until: '2028-02-28T07:30:00+05:00',
  moves_left: 0,
  no_move: null,
  is_over: false,
  is_stranded: false,
  sequence: 0,
};
const nothing = async () => {};
const change: Changing = { done: null, problem: null, running: null, confirm: nothing, cancel: nothing, move: nothing };
const show = (of: Partial<Booking>, path = '/booking/x', isFresh = false) =>
  renderWithStore(
    <>
      <BookingState booking={{ ...booking, ...of }} change={change} posted={null} isMoved={false} />
      <BookingActions booking={{ ...booking, ...of }} change={change} isFresh={isFresh} trap={null} />
    </>,
    { path },
  );

it.each([
  ['/booking/x', 'Время этой записи прошло.', 'Записаться ещё раз'],
  ['/uz/booking/x', 'Bu yozuvning vaqti oʻtdi.', 'Yana yozilish'],
])('at %s shows a past booking as over and offers a new one', async (path, words, again) => {
  show({ is_over: true, can_change: false, no_move: 'over' }, path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: again })).toBeVisible();
  expect(screen.queryByText(/Запись действует|Yozuv amal qiladi/)).toBeNull();
});

it.each([
  ['hidden', 'Перенести эту запись можно только по телефону филиала.'],
  ['by_phone', 'Перенести эту запись можно только по телефону филиала.'],
  ['moves', 'Запись переносили столько раз, сколько можно. Позвоните в филиал.'],
] as const)('explains why a booking cannot be moved (%s), and offers no move', async (noMove, words) => {
  show({ no_move: noMove });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Перенести на другое время' })).toBeNull();
  expect(screen.getByText('Отменить запись')).toBeVisible();
});

it.each([
  [true, false],
  [false, true],
])('makes “confirm” the primary button except right after booking (fresh: %s)', async (isFresh, isMain) => {
  show({}, '/booking/x', isFresh);
  const button = await screen.findByRole('button', { name: 'Подтвердить, что приеду' });
  expect(button.classList.contains('primary')).toBe(isMain);
});

it('does not show a booking at a hidden branch as valid', async () => {
  show({ no_move: 'hidden' });
  expect(await screen.findByText(/Этот филиал сейчас не принимает/)).toBeVisible();
  expect(screen.queryByText(/Запись действует/)).toBeNull();
});

it.each([
  ['/booking/x', null, 'В это время филиал не сможет вас принять. Выберите другое время или позвоните в филиал.'],
  ['/booking/x', 'by_phone', 'В это время филиал не сможет вас принять. Позвоните в филиал.'],
  ['/uz/booking/x', 'late', 'Filial bu vaqtda sizni qabul qila olmaydi. Filialga qoʻngʻiroq qiling.'],
] as const)('at %s does not show a booking without a free bay (%s) as valid or confirmable', async (path, noMove, words) => {
  show({ is_stranded: true, no_move: noMove, confirmed: false }, path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/Запись действует|Yozuv amal qiladi/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Подтвердить|tasdiq/i })).toBeNull();
});
