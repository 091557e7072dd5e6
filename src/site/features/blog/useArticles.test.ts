import { answer, testTransport } from '#test/testTransport';
import { makeStore } from '../../store/store';
import { articleListQueries } from './useArticles';

test('omits unset filters from the request', async () => {
  const transport = testTransport();
  transport.between = async () => answer(200, { count: 0, results: [] });
  const url = new URL('https://example.com/blog?page=2&tag=4&category=0');
  const store = makeStore({ transport });
  for (const query of articleListQueries({ language: 'ru' }, { params: {}, url })) await store.dispatch(query);
  expect(transport.calls).toMatchObject([
    { method: 'POST', url: '/api/main/articles/filter?page=2', body: { tag: 4 } },
  ]);
  expect(transport.calls[0]?.body).toEqual({ tag: 4 });
});
