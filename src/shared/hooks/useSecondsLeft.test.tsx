import { act, render, screen } from '@testing-library/react';
import { formatWait, useSecondsLeft } from './useSecondsLeft';

const Left = ({ until }: { until: number }) => <output>{useSecondsLeft(until)}</output>;
const displayed = () => Number(screen.getByRole('status').textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

it('counts down to 0 and stops its timer', () => {
  render(<Left until={Date.now() + 60_000} />);
  expect(displayed()).toBe(60);
  pass(1);
  expect(displayed()).toBe(59);
  pass(58);
  expect(displayed()).toBe(1);
  pass(1);
  expect(displayed()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('corrects the countdown when a suspended tab wakes up', () => {
  render(<Left until={Date.now() + 60_000} />);
  pass(3);
  // A suspended tab runs no timers while the clock advances.
  jest.setSystemTime(Date.now() + 42_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(displayed()).toBe(15);
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(displayed()).toBe(0);
});

it('restarts the countdown when its end changes', () => {
  const { rerender } = render(<Left until={Date.now() + 5_000} />);
  pass(5);
  expect(displayed()).toBe(0);
  rerender(<Left until={Date.now() + 60_000} />);
  expect(displayed()).toBe(60);
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [3599, '59:59'],
  [86_399, '23:59:59'],
])('formats %d seconds as %s', (seconds, text) => expect(formatWait(seconds)).toBe(text));
