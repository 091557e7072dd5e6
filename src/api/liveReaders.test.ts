import { makeStore } from '#site/store/store';
import { serverTransport } from '#test/serverTransport';
import { getFaq } from './endpoints/about';
import { liveReaders } from './liveReaders';

const args = { lang: 'ru' } as const;

test('a query is read from the moment somebody subscribes until they leave', async () => {
  const { dispatch } = makeStore({ transport: serverTransport() });
  const query = dispatch(getFaq.initiate(args));
  const { queryCacheKey } = query;
  const isRead = liveReaders(dispatch);
  expect(isRead(queryCacheKey)).toBe(true);
  await query;
  query.unsubscribe();
  expect(isRead(queryCacheKey)).toBe(false);
  await dispatch(getFaq.initiate(args, { subscribe: false }));
  expect(isRead(queryCacheKey)).toBe(false);
});
