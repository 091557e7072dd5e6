import fc from 'fast-check';
import { addDays, dateAt } from './clock';
import { guaranteeLeft, guaranteeLimit, isGuaranteeEnded } from './guarantee';

const MILEAGE = 80_000;
const untilOf = (date: string, months: number) =>
  guaranteeLimit({ months, km: null }, { date, mileage: MILEAGE })?.until_date;

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-02-28', 12, '2028-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-03-12', 12, '2027-03-12'],
])('a guarantee from %s for %i months ends on %s', (date, months, until) => {
  expect(untilOf(date, months)).toBe(until);
});

it('counts from the day in Tashkent, which begins five hours before the day in UTC', () => {
  expect(untilOf(dateAt('2026-01-30T18:59:59Z'), 1)).toBe('2026-02-28');
  expect(untilOf(dateAt('2026-01-30T19:00:00Z'), 1)).toBe('2026-02-28');
  expect(untilOf(dateAt('2026-02-27T18:59:59Z'), 1)).toBe('2026-03-27');
  expect(untilOf(dateAt('2026-02-27T19:00:00Z'), 1)).toBe('2026-03-28');
});

it('has no limit without a term', () => {
  expect(guaranteeLimit({ months: null, km: null }, { date: '2026-01-01', mileage: 0 })).toBeNull();
});

const both = { until_date: '2026-09-12', until_mileage: 95_000 };
it.each([
  ['on the last day', both, { date: '2026-09-12', mileage: 94_000 }, false],
  ['on the day after', both, { date: '2026-09-13', mileage: 94_000 }, true],
  ['at the last kilometre', both, { date: '2026-05-01', mileage: 95_000 }, false],
  ['one kilometre later', both, { date: '2026-05-01', mileage: 95_001 }, true],
  ['with an unknown mileage before the last day', both, { date: '2026-09-12', mileage: null }, false],
  ['with an unknown mileage after the last day', both, { date: '2026-09-13', mileage: null }, true],
  [
    'by mileage only, any day',
    { until_date: null, until_mileage: 95_000 },
    { date: '2099-01-01', mileage: 95_000 },
    false,
  ],
  [
    'by mileage only, unknown',
    { until_date: null, until_mileage: 95_000 },
    { date: '2099-01-01', mileage: null },
    false,
  ],
  [
    'by day only, any mileage',
    { until_date: '2026-09-12', until_mileage: null },
    { date: '2026-09-12', mileage: 999_999 },
    false,
  ],
])('a guarantee %s', (_when, limit, now, isEnded) => {
  expect(isGuaranteeEnded(limit, now)).toBe(isEnded);
});

it('says what is left', () => {
  expect(guaranteeLeft(both, { date: '2026-09-11', mileage: 91_000 })).toEqual({ days: 2, km: 4_000 });
  expect(guaranteeLeft(both, { date: '2026-09-12', mileage: null })).toEqual({ days: 1, km: null });
  expect(guaranteeLeft(both, { date: '2026-09-13', mileage: 95_001 })).toEqual({ days: 0, km: 0 });
  expect(guaranteeLeft({ until_date: null, until_mileage: null }, { date: '2026-09-13', mileage: 1 })).toEqual({
    days: null,
    km: null,
  });
});

it('ends once and for good, as soon as one of the limits is passed', () => {
  const dates = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(
      dates,
      fc.option(fc.integer({ min: 1, max: 36 })),
      fc.option(fc.integer({ min: 500, max: 50_000 })),
      fc.integer({ min: 0, max: 1_500 }),
      fc.integer({ min: 0, max: 60_000 }),
      (date, months, km, days, driven) => {
        const limit = guaranteeLimit({ months, km }, { date, mileage: MILEAGE });
        if (!limit) return;
        const now = { date: addDays(date, days), mileage: MILEAGE + driven };
        const isEnded = isGuaranteeEnded(limit, now);
        expect(isEnded).toBe(
          (km !== null && driven > km) || (limit.until_date !== null && now.date > limit.until_date),
        );
        expect(isGuaranteeEnded(limit, { date, mileage: MILEAGE })).toBe(false);
        if (isEnded)
          expect(isGuaranteeEnded(limit, { date: addDays(now.date, 1), mileage: now.mileage + 1 })).toBe(true);
      },
    ),
  );
});
