import { screen, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { Guarantees } from './Guarantees';

const running = {
  visit: 7,
  title: 'Замена масла',
  done_on: '2026-09-12',
  until_date: '2027-03-12',
  until_mileage: 95_000,
  is_ended: false,
  days_left: 104,
  km_left: 4_200,
};
const ended = { ...running, visit: 3, title: 'Колодки', is_ended: true, days_left: 0 };
const care = (guarantees: (typeof running)[]) => ({ car: 1, due: [], documents: [], guarantees });

it.each([
  ['/personal/garage', 'Гарантия до 12 марта 2027 или 95 000 км', 'Осталось: 104 дня, 4 200 км', 'Закончилась: 1'],
  [
    '/uz/personal/garage',
    'Kafolat: 12-mart, 2027-yil yoki 95 000 km gacha',
    'Qoldi: 104 kun, 4 200 km',
    'Tugaganlari: 1',
  ],
])('counts down running guarantees and collapses ended ones, at %s', (path, until, left, over) => {
  renderWithStore(<Guarantees care={care([running, ended])} carTitleId="car" />, { path });
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(until);
  expect(first).toHaveTextContent(left);
  expect(within(first as HTMLElement).getByRole('link', { name: 'Замена масла' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/personal\/story\/7$/),
  );
  const summary = screen.getByText(over);
  expect(summary.closest('details')).not.toHaveAttribute('open');
  expect(summary.closest('details')).toHaveTextContent('Колодки');
  expect(summary.closest('details')).not.toHaveTextContent(left);
});

it('shows nothing without guarantees, as from other servers', () => {
  const { container } = renderWithStore(<Guarantees care={{ car: 1, due: [], documents: [] }} carTitleId="car" />, {
    path: '/personal/garage',
  });
  expect(container).toBeEmptyDOMElement();
});
