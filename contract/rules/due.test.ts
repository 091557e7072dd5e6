import fc from 'fast-check';
import {
  after,
  referenceDueState,
  referenceExpected,
  referenceMonths,
  referenceTrusted,
} from '../testing/referenceDue';
import { type CountedVisit, mileageRate, monthsLater, type Rule, trustedOf, upcomingMaintenance } from './due';

const START = '2024-01-31';
const dates = fc.integer({ min: 0, max: 900 }).map((days) => after(START, days));
const readings = fc.record({
  date: dates,
  // Mostly plausible readings, with an occasional extra digit.
  mileage: fc.oneof(fc.integer({ min: 80_000, max: 110_000 }), fc.integer({ min: 0, max: 999_999 })),
});
const services = fc.integer({ min: 1, max: 4 });
const until = {
  due_date: fc.option(dates),
  due_mileage: fc.option(fc.integer({ min: 80_000, max: 130_000 })),
};
const histories: fc.Arbitrary<CountedVisit[]> = fc
  .array(
    fc.record({
      reading: readings,
      works: fc.array(services, { maxLength: 3 }),
      findings: fc.array(fc.record({ service: fc.option(services), ...until }), { maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list
      .toSorted((one, other) => one.reading.date.localeCompare(other.reading.date))
      .map(({ reading, works, findings }, at) => ({
        ...reading,
        id: at + 1,
        works,
        findings: findings.map((finding, place) => ({ ...finding, id: at * 10 + place + 1 })),
      })),
  );
const ruleLists: fc.Arbitrary<Rule[]> = fc.uniqueArray(
  fc.record({
    service: services,
    km: fc.option(fc.integer({ min: 1_000, max: 60_000 })),
    months: fc.option(fc.integer({ min: 1, max: 48 })),
  }),
  { selector: ({ service }) => service },
);

it('trusts the largest consistent set of readings', () => {
  fc.assert(
    fc.property(fc.array(readings, { maxLength: 7 }), (list) => {
      expect(trustedOf(list)).toEqual(referenceTrusted(list));
    }),
    { numRuns: 200 },
  );
});

it('agrees with the reference for each rule and finding', () => {
  fc.assert(
    fc.property(histories, ruleLists, fc.option(readings), dates, (visits, rules, typed, today) => {
      const { due, known, km_per_month } = upcomingMaintenance({ today, visits, typed, rules });
      const bare = due.map(({ service, finding, due_date, due_mileage }) => ({
        service,
        finding,
        due_date,
        due_mileage,
      }));
      const reference = referenceDueState(visits, rules);
      expect(bare).toHaveLength(reference.length);
      expect(bare).toEqual(expect.arrayContaining(reference));
      const rate = mileageRate(
        trustedOf([...visits, ...(typed && !visits.some((visit) => visit.mileage === typed.mileage) ? [typed] : [])]),
      );
      expect(km_per_month).toBe(rate === null ? null : Math.round((rate.km / rate.days) * 30.4375));
      for (const one of due) {
        const { due_date, due_mileage, expected_on, when, is_overdue } = one;
        const isExpected = known !== null && rate !== null && due_mileage !== null;
        const expected = isExpected ? referenceExpected(known, due_mileage, rate) : null;
        const isDriven = due_mileage !== null && known !== null && known.mileage >= due_mileage;
        expect(expected_on).toBe(!isDriven && expected !== null && expected >= today ? expected : null);
        expect(when).toBe([due_date, expected].filter((day) => day !== null).toSorted()[0] ?? null);
        expect(is_overdue).toBe(
          (due_date ?? '9999') < today || (due_mileage !== null && (known?.mileage ?? 0) > due_mileage),
        );
      }
      const order = due.map((one) => `${one.is_overdue ? 0 : 1}${one.when ?? '9999'}`);
      expect(order).toEqual(order.toSorted());
      expect(new Set(due.map(({ fact }) => fact)).size).toBe(due.length);
    }),
    { numRuns: 200 },
  );
});

it('adds months, clamped to the last day of a short month', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 60 }), (date, months) => {
      expect(monthsLater(date, months)).toBe(referenceMonths(date, months));
    }),
  );
});

it('moves due dates by visits only', () => {
  const visit = { id: 1, date: '2026-01-10', mileage: 84_200, works: [1], findings: [] };
  const rules = [{ service: 1, km: 10_000, months: 12 }];
  const of = (typed: { date: string; mileage: number } | null, today = '2026-06-01') =>
    upcomingMaintenance({ today, visits: [visit], typed, rules });
  expect(of(null)).toEqual({
    known: { date: '2026-01-10', mileage: 84_200 },
    km_per_month: null,
    due: [
      expect.objectContaining({
        due_date: '2027-01-10',
        due_mileage: 94_200,
        expected_on: null,
        is_overdue: false,
        last: { date: '2026-01-10', mileage: 84_200 },
      }),
    ],
  });
  const driven = of({ date: '2026-05-10', mileage: 88_600 });
  expect(driven).toMatchObject({ km_per_month: 1_116, due: [{ expected_on: '2026-10-10', is_overdue: false }] });
  // Neither an extra digit nor the passing of time changes due dates.
  expect(of({ date: '2026-05-10', mileage: 886_000 }).due).toEqual(of(null).due);
  expect(of({ date: '2026-05-10', mileage: 94_201 }, '2029-01-01').due).toMatchObject([
    { due_date: '2027-01-10', due_mileage: 94_200, expected_on: null, is_overdue: true },
  ]);
  // The forecast day has passed without a new reading.
  expect(of({ date: '2026-05-10', mileage: 88_600 }, '2026-10-10').due).toMatchObject([{ expected_on: '2026-10-10' }]);
  expect(of({ date: '2026-05-10', mileage: 88_600 }, '2026-10-11').due).toMatchObject([
    { expected_on: null, when: '2026-10-10', is_overdue: false },
  ]);
  expect(upcomingMaintenance({ today: '2026-06-01', visits: [], typed: null, rules })).toEqual({
    known: null,
    km_per_month: null,
    due: [],
  });
});
