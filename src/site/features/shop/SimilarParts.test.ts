import { answer, testTransport } from '#test/testTransport';
import { makeStore } from '../../store/store';
import { loadPartWithSimilar } from './SimilarParts';

it('refetches a part whose cached data is over a minute old', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: 0 });
  const transport = testTransport({ between: async () => answer(200, { id: 1, name: 'Фильтр', price: '287000.00' }) });
  const store = makeStore({ transport });
  const follow = async (now: number) => {
    jest.setSystemTime(now);
    await store.dispatch(loadPartWithSimilar('ru', 1, null));
    return transport.calls.length;
  };
  expect(await follow(1_000)).toBe(1);
  expect(await follow(60_000)).toBe(1);
  expect(await follow(61_001)).toBe(2);
  jest.useRealTimers();
});
