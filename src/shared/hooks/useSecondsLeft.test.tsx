import { act, render, screen } from '@testing-library/react';
import { formatWait, useSecondsLeft } from './useSecondsLeft';

const Left = ({ until }: { until: number }) => <output>{useSecondsLeft(until)}</output>;
const left = () => Number(screen.getByRole('status').textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

it('counts down to the moment and stops', () => {
  render(<Left until={Date.now() + 60_000} />);
  expect(left()).toBe(60);
  pass(1);
  expect(left()).toBe(59);
  pass(58);
  expect(left()).toBe(1);
  pass(1);
  expect(left()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('corrects itself as soon as a sleeping tab wakes up', () => {
  render(<Left until={Date.now() + 60_000} />);
  pass(3);
  // A sleeping tab runs no timers while the clock advances.
  jest.setSystemTime(Date.now() + 42_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(left()).toBe(15);
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(left()).toBe(0);
});

it('restarts with another moment', () => {
  const { rerender } = render(<Left until={Date.now() + 5_000} />);
  pass(5);
  expect(left()).toBe(0);
  rerender(<Left until={Date.now() + 60_000} />);
  expect(left()).toBe(60);
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3599, '59:59'],
  [86_399, '23:59:59'],
])('formats %d seconds as %s', (seconds, text) => expect(formatWait(seconds)).toBe(text));
