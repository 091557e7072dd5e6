import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { sumsOfLine, sumsOfVisit } from '#contract/rules/visits';
import { renderWithStore } from '#test/renderWithStore';
import { VisitLines } from './VisitLines';

const discount = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ sum: fc.integer({ min: 0, max: 1_000_000 }) }),
  ),
);
const line = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 5_000 }),
  discount,
  is_declined: fc.boolean(),
});

const som = (text: string | null | undefined): number => Number((text ?? '').replace(/[^\d]/g, ''));

it.each([
  '/personal/story/1',
  '/uz/personal/story/1',
])('shows line item amounts that add up exactly to the total, at %s', (path) => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), discount, (given, ofAll) => {
      const lines = given.map(({ discount: own, ...one }, at) => ({
        ...one,
        id: at + 1,
        kind: 'free' as const,
        name: 'x',
        sums: sumsOfLine({ ...one, discount: own }),
      }));
      const sums = sumsOfVisit(
        given.filter(({ is_declined: isDeclined }) => !isDeclined),
        ofAll,
      );
      const { unmount } = renderWithStore(<VisitLines lines={lines} sums={sums} />, { path });
      const column = screen.getAllByRole('listitem').map(({ children }) => som(children[1]?.textContent));
      const below = screen.getAllByRole('definition').map(({ textContent }) => som(textContent));
      const total = below.at(-1);
      // With a discount on the visit, the list below has sum, discount and total, else only the total.
      const [amount = total, off = 0] = below.slice(0, -1);
      expect(column.reduce((sum, one) => sum + one, 0)).toBe(amount);
      expect((amount ?? 0) - off).toBe(total);
      unmount();
    }),
    { numRuns: 20 },
  );
});

it('shows quantity, price and discount behind the amount of a line item', () => {
  const own = { price: 110_000, quantity: 1_500, discount: { percent: 1_000 } };
  const shown = { id: 1, kind: 'work' as const, name: 'Масло', ...own, sums: sumsOfLine(own), is_declined: false };
  renderWithStore(<VisitLines lines={[shown]} sums={sumsOfVisit([own], null)} />, { path: '/personal/story/1' });
  expect(screen.getByRole('listitem')).toHaveTextContent('Масло148 500 сум1,5 × 110 000 сум, скидка −16 500 сум');
  // A discount on a line item is not repeated below.
  expect(screen.getAllByRole('definition')).toHaveLength(1);
});

it('does not say “you declined” in a visit taken over from another owner', () => {
  const own = { price: 110_000, quantity: 1_000, discount: null };
  const declined = { id: 1, kind: 'work' as const, name: 'Масло', ...own, sums: sumsOfLine(own), is_declined: true };
  for (const [path, said] of [
    ['/personal/story/1', 'Отказ клиента'],
    ['/uz/personal/story/1', 'Mijoz rad etgan'],
  ] as const) {
    const { unmount } = renderWithStore(<VisitLines lines={[declined]} sums={sumsOfVisit([], null)} isHandedOver />, {
      path,
    });
    expect(screen.getByRole('listitem')).toHaveTextContent(said);
    expect(screen.queryByText(/Вы отказались|Siz rad/)).toBeNull();
    unmount();
  }
});

it('shows until when a work is under guarantee, or that the guarantee has ended', () => {
  const own = { price: 110_000, quantity: 1_000, discount: null };
  const work = { id: 1, kind: 'work' as const, name: 'Масло', ...own, sums: sumsOfLine(own), is_declined: false };
  const limit = { until_date: '2027-03-12', until_mileage: 95_000 };
  const lines = [
    { ...work, guarantee: { ...limit, is_ended: false } },
    { ...work, id: 2, guarantee: { until_mileage: 95_000, is_ended: true } },
    { ...work, id: 3 },
  ];
  for (const [path, said, ended] of [
    ['/personal/story/1', 'Гарантия до 12 марта 2027 или 95 000 км', 'Гарантия закончилась: действовала до 95 000 км'],
    [
      '/uz/personal/story/1',
      'Kafolat: 12-mart, 2027-yil yoki 95 000 km gacha',
      'Kafolat tugagan: 95 000 km gacha amal qilgan',
    ],
  ] as const) {
    const { unmount } = renderWithStore(<VisitLines lines={lines} sums={sumsOfVisit([own], null)} />, { path });
    const [running, over, none] = screen.getAllByRole('listitem');
    expect(running).toHaveTextContent(said);
    expect(over).toHaveTextContent(ended);
    expect(none).not.toHaveTextContent(/Гарантия|Kafolat/);
    unmount();
  }
});
