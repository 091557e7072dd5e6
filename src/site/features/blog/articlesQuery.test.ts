import { answer, testTransport } from '../../../test/testTransport';
import { makeStore } from '../../store/store';
import { loadArticles } from './articlesQuery';

test('filters that are not set do not travel', async () => {
  const transport = testTransport();
  transport.between = async () => answer(200, { count: 0, results: [] });
  const filters = { page: 2, category: 0, tag: 4, month: 0, date: 0 };
  await makeStore({ transport }).dispatch(loadArticles('ru', filters));
  expect(transport.calls).toMatchObject([
    { method: 'POST', url: '/api/main/articles/filter?page=2', body: { tag: 4 } },
  ]);
  expect(transport.calls[0]?.body).toEqual({ tag: 4 });
});
