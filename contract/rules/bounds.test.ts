import { documentDays, dueDays, isWithin, newestYear } from './bounds';

it('limits expiry days of documents and due dates by whole years, with 29 February as the 28th', () => {
  expect(documentDays('2026-11-26')).toEqual({ min: '2023-11-26', max: '2036-11-26' });
  expect(documentDays('2028-02-29')).toEqual({ min: '2025-02-28', max: '2038-02-28' });
  expect(dueDays('2026-01-31')).toEqual({ min: '2026-01-31', max: '2036-01-31' });
  const days = documentDays('2026-11-26');
  expect(['2023-11-25', '2023-11-26', '2036-11-26', '2036-11-27'].map((day) => isWithin(day, days))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(newestYear('2026-12-31')).toBe(2027);
});
