import { makeStore } from '#site/store/store';
import { serverTransport } from '#test/serverTransport';
import { dropQuery, subscriptionCheck } from './cache';
import { getFaq } from './generated/about';

const args = { lang: 'ru' } as const;

test('removes a query from the cache, so that the next subscriber fetches it again', async () => {
  const transport = serverTransport();
  const store = makeStore({ transport });
  const query = store.dispatch(getFaq.initiate(args, { subscribe: false }));
  await query;
  expect(getFaq.select(args)(store.getState()).data).toBeDefined();
  dropQuery(store.dispatch, query.queryCacheKey);
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
  await store.dispatch(getFaq.initiate(args, { subscribe: false }));
  expect(transport.calls).toHaveLength(2);
});

test('reports a query as subscribed until it is unsubscribed', async () => {
  const { dispatch } = makeStore({ transport: serverTransport() });
  const query = dispatch(getFaq.initiate(args));
  const { queryCacheKey } = query;
  const isRead = subscriptionCheck(dispatch);
  expect(isRead(queryCacheKey)).toBe(true);
  await query;
  query.unsubscribe();
  expect(isRead(queryCacheKey)).toBe(false);
  await dispatch(getFaq.initiate(args, { subscribe: false }));
  expect(isRead(queryCacheKey)).toBe(false);
});
