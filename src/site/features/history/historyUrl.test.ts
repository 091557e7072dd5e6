import { yearsOf } from './HistoryFilters';
import { parseHistoryUrl } from './historyUrl';

it.each([
  ['1999', 0],
  ['2000', 2000],
  ['2100', 2100],
  ['2101', 0],
  ['x', 0],
])('parses the year %s of the address as %i', (year, read) =>
  expect(parseHistoryUrl(new URLSearchParams({ year })).year).toBe(read));

it('lists the selected year as a filter even if it has no visits', () => {
  const totals = [{ car: 1, name: '', plate: '', year: 2025, visits: 1, total: 1 }];
  expect(yearsOf(totals, 2027)).toEqual([2027, 2025]);
  expect(yearsOf(totals, 0)).toEqual([2025]);
});
