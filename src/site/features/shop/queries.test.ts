import { getPart, getParts } from '../../../api/endpoints/parts';
import { serverTransport } from '../../../test/serverTransport';
import { answer, silence } from '../../../test/testTransport';
import { makeStore } from '../../store/store';
import { loadPartWithSimilar, similarPartsArgs } from './queries';

it('asks for the part and then for its category, and for nothing when both are there', async () => {
  const transport = serverTransport();
  const store = makeStore({ transport });
  await store.dispatch(loadPartWithSimilar('ru', 12));
  expect(transport.calls.map(({ url }) => url)).toEqual([
    '/api/main/spare-part/12/',
    '/api/main/spare-part/?page=1&category=2&similar_to=12',
  ]);
  expect(getPart.select({ lang: 'ru', id: 12 })(store.getState()).isSuccess).toBe(true);
  expect(getParts.select(similarPartsArgs('ru', 2, 12))(store.getState()).isSuccess).toBe(true);
  await store.dispatch(loadPartWithSimilar('ru', 12));
  expect(transport.calls).toHaveLength(2);
});

it('stops at a part that does not exist or has no category', async () => {
  const transport = serverTransport();
  const store = makeStore({ transport });
  await store.dispatch(loadPartWithSimilar('ru', 99_999));
  transport.between = () => Promise.resolve(answer(200, { id: 5, name: 'x' }));
  await store.dispatch(loadPartWithSimilar('ru', 5));
  expect(transport.calls).toHaveLength(2);
});

it('is given up when the server’s time is over', async () => {
  const transport = serverTransport({ retries: false });
  transport.between = (_call, _next, signal) => silence(signal);
  const store = makeStore({ transport });
  const running = store.dispatch(loadPartWithSimilar('uz', 1)) as PromiseLike<unknown> & { abort: () => void };
  running.abort();
  await running;
  expect(getPart.select({ lang: 'uz', id: 1 })(store.getState()).isLoading).toBe(false);
});
