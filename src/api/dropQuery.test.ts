import { makeStore } from '#site/store/store';
import { serverTransport } from '#test/serverTransport';
import { dropQuery } from './dropQuery';
import { getFaq } from './endpoints/about';

const args = { lang: 'ru' } as const;

test('a dropped query is gone, and asked again by whoever wants it next', async () => {
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
