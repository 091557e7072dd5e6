import fc from 'fast-check';
import type { Day, Week } from '#contract/content/hours';
import { DAY_MINUTES, dateOfDayNumber, dayNumberOf } from '#contract/rules/clock';
import { dayOf, isoOf, midnightOf } from '../platform/minutes';
import { referenceOf } from '../testing/referenceAvailability';
import { type Asker, availability, type BranchSchedule, type ServiceRequirements, type Start } from './availability';

/** Number of random schedules. FUZZ_RUNS=1000 tries more of them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100) * 100;

const text = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const cut = fc.integer({ min: 0, max: 287 }).map((part) => part * 5);

const day: fc.Arbitrary<Day> = fc.oneof(
  fc.constant<Day>([]),
  fc.constant<Day>([['00:00', '24:00']]),
  fc.constant<Day>([['08:00', '12:00']]),
  fc.constant<Day>([['22:00', '06:00']]),
  fc.uniqueArray(cut, { minLength: 2, maxLength: 6 }).map((cuts): Day => {
    const times = cuts.toSorted((one, other) => one - other);
    return times.flatMap((opens, at) => {
      const closes = times[at + 1];
      return at % 2 || closes === undefined ? [] : [[text(opens), text(closes)] as [string, string]];
    });
  }),
);
const week: fc.Arbitrary<Week> = fc.array(day, { minLength: 7, maxLength: 7 });
const someDay = fc.oneof(
  fc.constantFrom('2024-02-28', '2024-02-29', '2028-02-29', '2027-12-31', '2026-11-26').map(dayNumberOf),
  fc.integer({ min: dayNumberOf('2026-01-01'), max: dayNumberOf('2030-12-31') }),
);
const categories = fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 });

const schedules = someDay.chain((first) => {
  const near = fc.integer({ min: first - 2, max: first + 3 });
  return fc.record({
    first: fc.constant(first),
    schedule: fc.record({
      hours: fc.record({
        week,
        special: fc.array(
          fc.record({ from: near, days: fc.nat({ max: 2 }), day }).map(({ from, days, day: own }) => ({
            from,
            to: from + days,
            day: own,
          })),
          { maxLength: 3 },
        ),
      }),
      bays: fc.array(categories, { maxLength: 4 }).map((bays) => bays.map((does, at) => ({ id: at + 1, does }))),
      taken: fc.array(
        fc
          .record({
            bay: fc.integer({ min: 1, max: 4 }),
            from: fc.integer({ min: midnightOf(first - 1), max: midnightOf(first + 3) }),
            minutes: fc.integer({ min: 5, max: 300 }),
            buffer: fc.constantFrom(0, 10, 30),
            isOnline: fc.boolean(),
          })
          .map(({ bay, from, minutes, buffer, isOnline }) => ({
            bay,
            from,
            to: from + minutes + buffer,
            minutes: isOnline ? minutes : 0,
          })),
        { maxLength: 8 },
      ),
      rules: fc.record({
        lead: fc.constantFrom(0, 60, 180, 1_440),
        horizon: fc.integer({ min: 0, max: 5 }),
        share: fc.constantFrom(0, 10, 50, 80, 100),
      }),
      now: fc.integer({ min: midnightOf(first - 2), max: midnightOf(first + 2) }),
    }),
    requirements: fc.record({
      categories,
      minutes: fc.constantFrom(20, 40, 45, 60, 120, 480, 1_500),
      buffer: fc.constantFrom(0, 10, 45),
      step: fc.constantFrom(15, 20, 30, 50, 60),
    }),
    asker: fc.constantFrom<Asker>('online', 'desk'),
  });
});

const startsOf = (schedule: BranchSchedule, requirements: ServiceRequirements, first: number, asker: Asker): Start[] =>
  availability(schedule, requirements, { first, last: first + 1, asker }).flatMap(({ starts }) => starts);

it(`agrees with a minute-by-minute model for ${RUNS} random schedules`, () => {
  const seen = { starts: 0, full: 0 };
  fc.assert(
    fc.property(schedules, ({ first, schedule, requirements, asker }) => {
      const freeBays = referenceOf(schedule);
      const expected: Start[] = [];
      for (let at = midnightOf(first); at < midnightOf(first + 2); at += 5) {
        const bays = freeBays(requirements, at, asker);
        if (bays.length > 0) expected.push({ at, bays });
      }
      expect(startsOf(schedule, requirements, first, asker)).toEqual(expected);
      seen[expected.length > 0 ? 'starts' : 'full'] += 1;
    }),
    { numRuns: RUNS },
  );
  expect(Math.min(seen.starts, seen.full)).toBeGreaterThan(RUNS / 10);
}, 600_000);

describe('availability examples', () => {
  const oneBay: BranchSchedule = {
    hours: { week: Array.from({ length: 7 }, (): Day => [['09:00', '18:00']]), special: [] },
    bays: [{ id: 1, does: [] }],
    taken: [],
    rules: { lead: 0, horizon: 1_000, share: 100 },
    now: midnightOf(dayNumberOf('2028-02-01')),
  };
  const hour: ServiceRequirements = { categories: [], minutes: 60, buffer: 0, step: 60 };
  const times = (schedule: BranchSchedule, date: string, requirements = hour) =>
    availability(schedule, requirements, { first: dayNumberOf(date), last: dayNumberOf(date) }).flatMap(({ starts }) =>
      starts.map(({ at }) => isoOf(at)),
    );

  it('treats 29 February like any other day', () => {
    const given = times(oneBay, '2028-02-29');
    expect([given.length, given[0], given.at(-1)]).toEqual([
      9,
      '2028-02-29T09:00:00+05:00',
      '2028-02-29T17:00:00+05:00',
    ]);
    expect(dateOfDayNumber(dayOf(midnightOf(dayNumberOf('2028-02-29')) + DAY_MINUTES))).toBe('2028-03-01');
  });

  it('offers slots before, after and across midnight when opening hours cross it', () => {
    const night = { ...oneBay, hours: { week: oneBay.hours.week.map((): Day => [['22:00', '02:00']]), special: [] } };
    expect(times(night, '2028-02-29').map((time) => time.slice(11, 16))).toEqual(['00:00', '01:00', '22:00', '23:00']);
    const long = { ...hour, minutes: 120 };
    expect(times(night, '2028-02-29', long).map((time) => time.slice(11, 16))).toEqual(['00:00', '22:00', '23:00']);
  });

  it('offers no slot that would end after the closing time', () => {
    const special = [
      { from: dayNumberOf('2028-03-21'), to: dayNumberOf('2028-03-21'), day: [['09:00', '12:00']] as Day },
    ];
    const early = { ...oneBay, hours: { ...oneBay.hours, special } };
    expect(times(early, '2028-03-21').map((time) => time.slice(11, 16))).toEqual(['09:00', '10:00', '11:00']);
    expect(times(early, '2028-03-22')).toHaveLength(9);
  });

  it('offers a bay whose car is overdue: online after an hour, at the desk at once', () => {
    const now = midnightOf(dayNumberOf('2028-03-01')) + 12 * 60 + 49;
    const taken = [{ bay: 1, from: now - 180, to: now, minutes: 0, isOverrun: true }];
    const [first, last] = [dayNumberOf('2028-03-01'), dayNumberOf('2028-03-01')];
    const firstOf = (asker: Asker) =>
      availability({ ...oneBay, taken, now }, hour, { first, last, asker })
        .flatMap(({ starts }) => starts)
        .find(({ at }) => at >= now)?.at;
    expect([firstOf('online'), firstOf('desk')].map((at) => at && isoOf(at).slice(11, 16))).toEqual(['14:00', '13:00']);
  });

  it('offers work over several days only if the online share of each day suffices', () => {
    const open = { ...oneBay, hours: { week: oneBay.hours.week.map((): Day => [['00:00', '00:00']]), special: [] } };
    const long = { ...hour, minutes: 6_000 };
    expect(times(open, '2028-03-01', long)).toHaveLength(24);
    const from = midnightOf(dayNumberOf('2028-03-04'));
    const two = { ...open, bays: [...open.bays, { id: 2, does: [] }] };
    const taken = [{ bay: 2, from, to: from + 60, minutes: 60 }];
    expect(times({ ...two, taken, rules: { ...open.rules, share: 50 } }, '2028-03-01', long)).toEqual([]);
    expect(times({ ...two, taken, rules: { ...open.rules, share: 60 } }, '2028-03-01', long)).toHaveLength(24);
  });

  it('lets a buffer run past closing time but not into another booking', () => {
    const from = midnightOf(dayNumberOf('2028-03-01')) + 12 * 60;
    const taken = [{ bay: 1, from, to: from + 60, minutes: 60 }];
    const given = times({ ...oneBay, taken }, '2028-03-01', { ...hour, buffer: 10 });
    expect(given.map((time) => time.slice(11, 16))).toEqual([
      '09:00',
      '10:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
  });
});
