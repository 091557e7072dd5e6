import fc from 'fast-check';
import { TIME_ZONE } from '#contract/rules/clock';
import { secondsUntilQuietEnds } from './quietHours';

const HOUR = 3_600_000;
const hourAt = (time: number) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', hourCycle: 'h23' }).format(time));
const isQuiet = (hour: number, from: number, to: number): boolean => {
  for (let quiet = from; quiet !== to; quiet = (quiet + 1) % 24) if (quiet === hour) return true;
  return false;
};

it('delays a message in quiet hours until exactly their end', () => {
  const start = Date.UTC(2026, 0, 1);
  fc.assert(
    fc.property(
      fc.integer({ min: start, max: start + 400 * 24 * HOUR }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 23 }),
      (now, from, to) => {
        const wait = secondsUntilQuietEnds(now, from, to);
        const end = now + wait * 1000;
        expect(isQuiet(hourAt(end), from, to)).toBe(false);
        expect(wait > 0).toBe(isQuiet(hourAt(now), from, to));
        if (wait > 1) expect(isQuiet(hourAt(end - 1_001), from, to)).toBe(true);
      },
    ),
  );
});
