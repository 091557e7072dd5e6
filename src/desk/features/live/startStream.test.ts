import { FakeEventSource } from '../../../test/fakeEventSource';
import type { DeskStore } from '../../common/store';
import { streamLost, streamOpened } from './liveSlice';
import { startStream } from './startStream';

afterEach(() => jest.useRealTimers());

it('opens a silent stream again after the last event, and says meanwhile that the screen may be old', () => {
  jest.useFakeTimers();
  FakeEventSource.install();
  const dispatch = jest.fn();
  const end = startStream({ dispatch } as unknown as DeskStore, 1, () => undefined);
  const first = FakeEventSource.last;
  first.open();
  first.tell(41, { thing: 'stock', id: 1, action: 'changed', by: null });
  jest.advanceTimersByTime(30_000);
  first.beat();
  jest.advanceTimersByTime(30_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(dispatch).not.toHaveBeenCalledWith(streamLost());

  jest.advanceTimersByTime(10_000);
  expect(first.readyState).toBe(FakeEventSource.CLOSED);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(FakeEventSource.last.url).toContain('after=41');
  expect(dispatch).toHaveBeenLastCalledWith(streamLost());
  FakeEventSource.last.open();
  expect(dispatch).toHaveBeenLastCalledWith(streamOpened());

  end();
  jest.advanceTimersByTime(120_000);
  expect(FakeEventSource.opened).toHaveLength(2);
});
