import { countEnquiries } from '#api/desk/generated/enquiries';
import { FakeEventSource } from '#test/fakeEventSource';
import { answer, silence, testTransport } from '#test/testTransport';
import { makeDeskStore } from '../../app/store';
import type { DeskStore } from '../../common/store';
import { enquiriesArrived, streamDisconnected, streamOpened } from './liveSlice';
import { startStream } from './startStream';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const storeOf = (dispatch: jest.Mock) =>
  ({ dispatch, getState: () => ({ deskApi: { queries: {} } }) }) as unknown as DeskStore;

it('reopens a silent stream with the last event id and warns of outdated data meanwhile', () => {
  jest.useFakeTimers();
  FakeEventSource.install();
  const dispatch = jest.fn();
  const end = startStream(storeOf(dispatch), 1, () => undefined);
  const first = FakeEventSource.last;
  first.open();
  first.emit(41, { thing: 'stock', id: 1, action: 'changed', by: null });
  jest.advanceTimersByTime(30_000);
  first.beat();
  jest.advanceTimersByTime(30_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(dispatch).not.toHaveBeenCalledWith(streamDisconnected());

  jest.advanceTimersByTime(6_000);
  expect(first.readyState).toBe(FakeEventSource.CLOSED);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(FakeEventSource.last.url).toContain('after=41');
  expect(dispatch).toHaveBeenLastCalledWith(streamDisconnected());
  FakeEventSource.last.open();
  expect(dispatch).toHaveBeenLastCalledWith(streamOpened());

  end();
  jest.advanceTimersByTime(120_000);
  expect(FakeEventSource.opened).toHaveLength(2);
});

it('counts enquiries that arrive while the tab is hidden, but not one received just before', () => {
  jest.useFakeTimers();
  FakeEventSource.install();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const dispatch = jest.fn();
  const arrived = jest.fn();
  const end = startStream(storeOf(dispatch), 1, arrived);
  const stream = FakeEventSource.last;
  const comes = (id: number) => stream.emit(id, { thing: 'enquiry', id, action: 'created', by: null });
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

it('reopens silent connections every few seconds, then at longer intervals', () => {
  jest.useFakeTimers();
  FakeEventSource.install();
  const end = startStream(storeOf(jest.fn()), 1, () => undefined);
  FakeEventSource.last.open();
  jest.advanceTimersByTime(36_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  jest.advanceTimersByTime(30_000);
  expect(FakeEventSource.opened).toHaveLength(8);
  expect(FakeEventSource.opened.slice(0, -1).every(({ readyState }) => readyState === FakeEventSource.CLOSED)).toBe(
    true,
  );
  jest.advanceTimersByTime(40_000);
  expect(FakeEventSource.opened).toHaveLength(10);

  // The browser reconnects a broken stream, but the new connection may be silent too.
  FakeEventSource.last.open();
  FakeEventSource.last.fail(false);
  jest.advanceTimersByTime(8_000);
  expect(FakeEventSource.opened).toHaveLength(11);
  end();
});

it('repeats failed reads once the stream has reconnected', async () => {
  jest.useFakeTimers();
  FakeEventSource.install();
  const transport = testTransport({ mainUrl: '' });
  const store = makeDeskStore({ transport, settings: { language: 'ru', theme: null, sound: false } });
  transport.between = async (_call, _next, signal) => silence(signal);
  const reading = store.dispatch(countEnquiries.initiate());
  const end = startStream(store, 1, () => undefined);
  FakeEventSource.last.open();
  await jest.advanceTimersByTimeAsync(36_000);
  const state = () => countEnquiries.select()(store.getState());
  expect(state().error).toMatchObject({ kind: 'timeout' });
  transport.between = async () => answer(200, { new: 3 });
  FakeEventSource.last.open();
  await jest.advanceTimersByTimeAsync(100);
  expect(state().data).toEqual({ new: 3 });

  // A request sent on the same dead connection fails later.
  FakeEventSource.last.fail(false);
  transport.between = async (_call, _next, signal) => silence(signal);
  void reading.refetch();
  await jest.advanceTimersByTimeAsync(2_000);
  FakeEventSource.last.open();
  transport.between = async () => answer(200, { new: 4 });
  await jest.advanceTimersByTimeAsync(12_000);
  expect(state().data).toEqual({ new: 4 });
  end();
  reading.unsubscribe();
});
