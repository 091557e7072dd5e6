import { watchAttendance } from './start';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(['pointerdown', 'keydown', 'wheel'])('treats the user as present for five minutes after %s', (sign) => {
  const isAttended = watchAttendance();
  expect(isAttended()).toBe(true);
  jest.advanceTimersByTime(5 * 60_000);
  expect(isAttended()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  jest.advanceTimersByTime(5 * 60_000 - 1);
  expect(isAttended()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isAttended()).toBe(false);
});
