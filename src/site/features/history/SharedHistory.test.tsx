import { screen } from '@testing-library/react';
import type { SharedVisit } from '#contract/sharing';
import { renderWithStore } from '#test/renderWithStore';
import { SharedHistory } from './SharedHistory';

const visit: SharedVisit = {
  closed_at: '2025-09-23T06:00:00Z',
  branch: 'Yolda',
  mileage: 66_800,
  works: [],
  parts: [],
  other_works: 0,
  other_parts: 0,
  other_lines: 0,
};
const show = (visits: SharedVisit[], path: string, others = 0) =>
  renderWithStore(
    <SharedHistory
      history={{
        car: 'Chevrolet Cobalt',
        year: 2018,
        plate: '01••••••',
        expires_at: '2026-12-01T00:00:00Z',
        visits,
        other_car_visits: others,
      }}
    />,
    { path },
  );

it.each([
  [1, 'и ещё 1 работа', 'va yana 1 ta ish'],
  [2, 'и ещё 2 работы', 'va yana 2 ta ish'],
  [5, 'и ещё 5 работ', 'va yana 5 ta ish'],
  [21, 'и ещё 21 работа', 'va yana 21 ta ish'],
])('shows the number of %i works without a public name in both languages', (count, ru, uz) => {
  const visits = [{ ...visit, works: ['Замена масла'], other_works: count }];
  const { unmount } = show(visits, '/history/x');
  expect(screen.getByText(ru)).toBeVisible();
  unmount();
  show(visits, '/uz/history/x');
  expect(screen.getByText(uz)).toBeVisible();
});

it('shows the number of works, parts and other items if none has a public name', () => {
  show([{ ...visit, other_works: 2, other_parts: 3, other_lines: 1 }], '/history/x');
  expect(screen.getByText('2 работы, 3 запчасти, 1 другая позиция')).toBeVisible();
  expect(screen.getByText(/остальные посчитаны/)).toBeVisible();
});

it('shows the number of hidden visits of another car', () => {
  const { unmount } = show([visit], '/history/x', 3);
  expect(screen.getByText('Не показаны 3 визита: в них записана другая машина.')).toBeVisible();
  unmount();
  show([visit], '/history/x');
  expect(screen.queryByText(/Не показан|посчитаны/)).toBeNull();
});
