import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../store/store';
import { createKeptQueries } from './keptQueries';

type Queries = RootState['api']['queries'];

const answered = (data: string, status = QueryStatus.fulfilled) =>
  ({ 'getFacts({})': { status, data, fulfilledTimeStamp: 1 } }) as unknown as Queries;

const dataOf = (queries: Queries | undefined) => queries && Object.values(queries).map((query) => query?.data);

test('the address used longest ago makes room', () => {
  const kept = createKeptQueries(2);
  for (const address of ['/a', '/b']) kept.keep(1, address, answered(address));
  expect(dataOf(kept.get(1, '/a'))).toEqual(['/a']);
  kept.keep(1, '/c', answered('/c'));
  expect(['/a', '/b', '/c'].map((address) => dataOf(kept.get(1, address))?.[0])).toEqual(['/a', undefined, '/c']);
});

test('what is kept counts as answered now', () => {
  const kept = createKeptQueries();
  const before = Date.now();
  kept.keep(1, '/', answered('x'));
  const [query] = Object.values(kept.get(1, '/') ?? {});
  expect(query?.fulfilledTimeStamp).toBeGreaterThanOrEqual(before);
});

test('of another version, of none, or with an unanswered query nothing is given', () => {
  const kept = createKeptQueries();
  kept.keep(undefined, '/', answered('x'));
  expect(kept.get(undefined, '/')).toBeUndefined();
  kept.keep(1, '/', answered('x', QueryStatus.rejected));
  expect(kept.get(1, '/')).toBeUndefined();
  kept.keep(1, '/', answered('x'));
  kept.keep(2, '/b', answered('y'));
  expect([kept.get(1, '/'), kept.get(2, '/')]).toEqual([undefined, undefined]);
});
