import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { CounterRow } from './CounterRow';

const matchMedia = window.matchMedia.bind(window);
// Reduced motion, because counting starts at 0 (useCountUp.test.tsx).
beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['/', '38,4 тыс.', '1,2 млн'],
  ['/uz', '38,4 ming', '1,2 mln'],
])('%s: shows abbreviated counters, and the unit in words in tooltips and for screen readers', (path, thousands, millions) => {
  const facts = [
    { count: 38_400, text: 'cars' },
    { count: 1_260_000, text: 'parts' },
  ];
  renderWithStore(<CounterRow facts={facts} run={false} />, { path });
  for (const [seen, reason] of [
    ['38,4k', thousands],
    ['1,2m', millions],
  ] as const) {
    expect(screen.getByText(seen)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(seen)).toHaveAttribute('title', reason.replace(' ', '\u00a0'));
    expect(screen.getByText(reason)).not.toHaveAttribute('aria-hidden');
  }
});
