import fc from 'fast-check';
import * as clock from './clock';

const SHOWN = new Intl.DateTimeFormat('en-GB', {
  timeZone: clock.TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  weekday: 'short',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const partsAt = (time: number) => {
  const parts = Object.fromEntries(SHOWN.formatToParts(time).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, weekday } = parts;
  return { date: `${year}-${month}-${day}`, clock: `${hour}:${minute}`, second, weekday };
};

const FIRST = Date.UTC(1993, 0, 1);
const LAST = Date.UTC(2100, 0, 1);
const midnights = fc
  .integer({ min: clock.dayNumberAt(FIRST), max: clock.dayNumberAt(LAST) })
  .map(clock.midnightOfDayNumber);
const newYears = fc.integer({ min: 1994, max: 2099 }).map((year) => clock.midnightOf(`${year}-01-01`));
const leapDays = fc.integer({ min: 1994, max: 2099 }).map((year) => clock.midnightOf(`${year}-03-01`) - clock.DAY_MS);
const times = fc.oneof(
  fc.integer({ min: FIRST, max: LAST }),
  fc
    .tuple(fc.oneof(midnights, newYears, leapDays), fc.integer({ min: -2_000, max: 2_000 }))
    .map(([midnight, by]) => midnight + by),
);

it('formats times like Intl in the zone of Tashkent', () => {
  fc.assert(
    fc.property(times, (time) => {
      const { date, clock: shown, second, weekday } = partsAt(time);
      expect(clock.dateAt(time)).toBe(date);
      expect(clock.clockAt(time)).toBe(shown);
      expect(clock.localAt(time)).toBe(`${date}T${shown}`);
      expect(clock.zonedAt(time)).toBe(`${date}T${shown}:${second}+05:00`);
      expect(WEEKDAYS[clock.weekdayOf(date)]).toBe(weekday);
      expect(Math.floor(clock.minuteOfDay(time))).toBe(Number(shown.slice(0, 2)) * 60 + Number(shown.slice(3)));
    }),
  );
});

it('formats a time so that parsing returns the same time', () => {
  fc.assert(
    fc.property(times, (time) => {
      const second = Math.floor(time / 1_000) * 1_000;
      expect(Date.parse(clock.zonedAt(time))).toBe(second);
      expect(clock.timeOfLocal(clock.localAt(time))).toBe(Math.floor(time / clock.MINUTE_MS) * clock.MINUTE_MS);
      for (const written of [new Date(time), new Date(time).toISOString()]) {
        expect(clock.localAt(written)).toBe(clock.localAt(time));
        expect(clock.dayNumberAt(written)).toBe(clock.dayNumberAt(time));
      }
    }),
  );
});

it('converts a time to its date, day number, weekday and start of day consistently', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -800, max: 800 }), (time, days) => {
      const [date, day] = [clock.dateAt(time), clock.dayNumberAt(time)];
      expect(clock.dayNumberOf(date)).toBe(day);
      expect(clock.dateOfDayNumber(day)).toBe(date);
      expect(clock.weekdayOf(date)).toBe(clock.weekdayOfDayNumber(day));
      expect(clock.addDays(date, days)).toBe(clock.dateAt(time + days * clock.DAY_MS));
      const midnight = clock.midnightOf(date);
      expect(midnight).toBe(Date.parse(`${date}T00:00:00+05:00`));
      expect(midnight <= time && time < midnight + clock.DAY_MS).toBe(true);
      expect(clock.minuteOfDay(time)).toBe((time - midnight) / clock.MINUTE_MS);
    }),
  );
});

it('returns the weekday of days before 1970', () => {
  expect([-8, -7, -4, -3, -1, 0, 3, 4].map(clock.weekdayOfDayNumber)).toEqual([2, 3, 6, 0, 2, 3, 6, 0]);
});

it('returns an empty text or NaN for an invalid time', () => {
  for (const time of ['', 'soon', Number.NaN, Number.MAX_VALUE])
    expect([clock.dateAt(time), clock.clockAt(time), clock.localAt(time), clock.zonedAt(time)]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  expect([
    clock.dayNumberAt('soon'),
    clock.midnightOf('soon'),
    clock.timeOfLocal('soon'),
    clock.weekdayOf('soon'),
  ]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
});
