import { FakeEventSource } from '../../../test/fakeEventSource';
import type { DeskStore } from '../../common/store';
import { enquiriesArrived, streamLost, streamOpened } from './liveSlice';
import { startStream } from './startStream';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

it('counts as unseen what comes to a hidden tab, not what came just before it was hidden', () => {
  jest.useFakeTimers();
  FakeEventSource.install();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const dispatch = jest.fn();
  const arrived = jest.fn();
  const end = startStream({ dispatch } as unknown as DeskStore, 1, arrived);
  const stream = FakeEventSource.last;
  const comes = (id: number) => stream.tell(id, { thing: 'enquiry', id, action: 'created', by: null });
  stream.open();
  comes(1);
  hidden.mockReturnValue(true);
  jest.advanceTimersByTime(1_000);
  expect(dispatch).toHaveBeenCalledWith(enquiriesArrived(0));
  expect(arrived).toHaveBeenLastCalledWith(1, 0);
  comes(2);
  comes(3);
  jest.advanceTimersByTime(1_000);
  expect(dispatch).toHaveBeenCalledWith(enquiriesArrived(2));
  expect(arrived).toHaveBeenLastCalledWith(2, 2);
  end();
});
