import { inProcessLocks } from '#test/lockManager';
import {
  dropFromOutbox,
  leaveOutbox,
  type OutboxEntry,
  type Outcome,
  putIntoOutbox,
  readOutbox,
  sendOutbox,
  takeFromOutbox,
} from './outbox';

const HOUR = 3_600_000;
const put = (key: string) =>
  putIntoOutbox({
    key,
    language: 'uz',
    path: '/uz',
    body: { phone: '+998901234567' },
    draft: { key: 'draft:booking', values: { text: 'Hi' } },
  });
const states = () => readOutbox().map(({ key, state }) => `${key} ${state}`);

/** A null reply simulates a failed connection. */
const fakeServer = (answer: () => Promise<Outcome | null>) => {
  const arrived: string[] = [];
  const send = async ({ key }: OutboxEntry) => {
    arrived.push(key);
    return answer();
  };
  return { arrived, send };
};
const SENT = async (): Promise<Outcome> => ({ state: 'sent', reference: 'R-1' });

afterEach(() => jest.useRealTimers());

it('keeps outbox entries in order and notifies subscribers of each change', () => {
  const listener = jest.fn();
  window.addEventListener('outboxchanged', listener);
  expect(put('a')).toBe(true);
  expect(put('b')).toBe(true);
  expect(states()).toEqual(['a waiting', 'b waiting']);
  dropFromOutbox('a');
  expect(states()).toEqual(['b waiting']);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('sends an entry once when two tabs send at the same time, then removes its personal data', async () => {
  put('a');
  const locks = inProcessLocks();
  const { arrived, send } = fakeServer(SENT);
  await Promise.all([sendOutbox(send, locks), sendOutbox(send, locks)]);
  await sendOutbox(send, locks);
  expect(arrived).toEqual(['a']);
  expect(readOutbox()).toEqual([expect.objectContaining({ state: 'sent', reference: 'R-1', body: null, draft: null })]);
  expect(JSON.stringify(localStorage)).not.toContain('998901234567');
});

it('stops sending at the first failed connection and keeps all entries', async () => {
  put('a');
  put('b');
  const { arrived, send } = fakeServer(async () => null);
  await sendOutbox(send, undefined);
  expect(arrived).toEqual(['a']);
  expect(states()).toEqual(['a waiting', 'b waiting']);
});

it('keeps a rejected entry for editing', async () => {
  put('a');
  await sendOutbox(fakeServer(async () => ({ state: 'refused', detail: 'Номер?' })).send, undefined);
  expect(readOutbox()).toEqual([expect.objectContaining({ state: 'refused', detail: 'Номер?' })]);
  expect(await takeFromOutbox('a', inProcessLocks())).toMatchObject({ draft: { values: { text: 'Hi' } } });
  expect(readOutbox()).toEqual([]);
});

it('does not return a sent entry for editing', async () => {
  put('a');
  const locks = inProcessLocks();
  const sending = sendOutbox(fakeServer(SENT).send, locks);
  const taken = takeFromOutbox('a', locks);
  await sending;
  expect(await taken).toBeNull();
});

it('marks an unsent entry as expired after a day and deletes it after another day', async () => {
  const now = Date.now();
  put('a');
  jest.useFakeTimers({ now: now + 25 * HOUR });
  const { arrived, send } = fakeServer(SENT);
  await sendOutbox(send, undefined);
  expect(arrived).toEqual([]);
  expect(states()).toEqual(['a expired']);
  jest.setSystemTime(now + 49 * HOUR);
  expect(states()).toEqual([]);
});

it('deletes drafts at sign-out, but still sends the entries', async () => {
  put('a');
  leaveOutbox();
  expect(readOutbox().map(({ key, draft }) => ({ key, draft }))).toEqual([{ key: 'a', draft: null }]);
  const { arrived, send } = fakeServer(SENT);
  await sendOutbox(send, undefined);
  expect(arrived).toEqual(['a']);
  leaveOutbox();
  expect(readOutbox()).toEqual([]);
});

it('ignores invalid outbox entries in storage', () => {
  localStorage.setItem('outbox:x', '{"at":1}');
  localStorage.setItem('outbox:y', 'nonsense');
  expect(readOutbox()).toEqual([]);
});

it('putIntoOutbox returns false if storage is full', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(put('a')).toBe(false);
  blocked.mockRestore();
});
