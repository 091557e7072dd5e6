import fc from 'fast-check';
import {
  after,
  referenceDueState,
  referenceExpected,
  referenceMonths,
  referenceTrusted,
} from '../testing/referenceDue';
import {
  type CountedVisit,
  contradictionOf,
  mileageRate,
  monthsLater,
  type OwnWork,
  type Rule,
  trustedOf,
  upcomingMaintenance,
} from './due';

const START = '2024-01-31';
const dates = fc.integer({ min: 0, max: 900 }).map((days) => after(START, days));
const readings = fc.record({
  date: dates,
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

it('trusts the largest consistent set of mileage readings', () => {
  fc.assert(
    fc.property(fc.array(readings, { maxLength: 7 }), (list) => {
      expect(trustedOf(list)).toEqual(referenceTrusted(list));
    }),
    { numRuns: 200 },
  );
});

it('computes each due rule and finding like the reference implementation', () => {
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

it('adds months to a date, clamped to the last day of a short month', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 60 }), (date, months) => {
      expect(monthsLater(date, months)).toBe(referenceMonths(date, months));
    }),
  );
});

it('keeps the due date and mileage when the customer enters a mileage or time passes', () => {
  const visit = { id: 1, date: '2026-01-10', mileage: 84_200, works: [1], findings: [] };
  const rules = [{ service: 1, km: 10_000, months: 12 }];
  const of = (typed: { date: string; mileage: number } | null, today = '2026-06-01') =>
    upcomingMaintenance({ today, visits: [visit], typed, rules });
  expect(of(null)).toEqual({
    readings: [{ date: '2026-01-10', mileage: 84_200 }],
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
  expect(of({ date: '2026-05-10', mileage: 886_000 }).due).toEqual(of(null).due);
  expect(of({ date: '2026-05-10', mileage: 94_201 }, '2029-01-01').due).toMatchObject([
    { due_date: '2027-01-10', due_mileage: 94_200, expected_on: null, is_overdue: true },
  ]);
  expect(of({ date: '2026-05-10', mileage: 88_600 }, '2026-10-10').due).toMatchObject([{ expected_on: '2026-10-10' }]);
  expect(of({ date: '2026-05-10', mileage: 88_600 }, '2026-10-11').due).toMatchObject([
    { expected_on: null, when: '2026-10-10', is_overdue: false },
  ]);
  expect(upcomingMaintenance({ today: '2026-06-01', visits: [], typed: null, rules })).toEqual({
    readings: [],
    known: null,
    km_per_month: null,
    due: [],
  });
});

describe('a work done elsewhere', () => {
  const visit = { id: 1, date: '2026-01-10', mileage: 84_200, works: [1], findings: [] };
  const rules = [{ service: 1, km: 10_000, months: 12 }];
  const own: OwnWork = { id: 5, fact: 'work:1:1', service: 1, date: '2026-03-10', mileage: 86_000 };
  const dueOf = (visits: CountedVisit[], works = [own]) =>
    upcomingMaintenance({ today: '2026-04-01', visits, typed: null, own: works, rules }).due;

  it('starts the interval again, with a new fact, and is a reading', () => {
    const state = upcomingMaintenance({ today: '2026-04-01', visits: [visit], typed: null, own: [own], rules });
    expect(state).toMatchObject({
      known: { date: '2026-03-10', mileage: 86_000 },
      due: [{ fact: 'work:own5:1', due_date: '2027-03-10', due_mileage: 96_000, last: { mileage: 86_000 } }],
    });
  });

  it('does not count after a later visit with the same work', () => {
    expect(dueOf([visit, { ...visit, id: 2, date: '2026-03-20', mileage: 86_500 }])).toMatchObject([
      { fact: 'work:2:1', due_mileage: 96_500 },
    ]);
  });

  it('settles only the finding without a service that it names', () => {
    const loose = { id: 7, service: null, due_date: '2026-05-01', due_mileage: null };
    const found = { ...visit, works: [], findings: [loose, { ...loose, id: 8 }] };
    expect(dueOf([found], [])).toHaveLength(2);
    const settled = { ...own, service: null, fact: 'found:1:0' };
    expect(dueOf([found], [settled])).toMatchObject([{ fact: 'found:1:1' }]);
  });
});

it('finds the reading that a mileage contradicts', () => {
  const trusted = [
    { date: '2026-01-10', mileage: 84_200 },
    { date: '2026-06-10', mileage: 90_000 },
  ];
  const of = (date: string, mileage: number) => contradictionOf(trusted, { date, mileage })?.date ?? null;
  expect(of('2026-03-01', 86_000)).toBeNull();
  expect(of('2026-03-01', 90_001)).toBe('2026-06-10');
  expect(of('2026-03-01', 84_199)).toBe('2026-01-10');
  expect(of('2026-07-01', 290_000)).toBe('2026-06-10');
  expect(of('2025-01-01', 50_000)).toBeNull();
});
