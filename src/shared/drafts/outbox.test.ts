import { inProcessLocks } from '#test/lockManager';
import {
  dropFromOutbox,
  leaveOutbox,
  type Outcome,
  putIntoOutbox,
  readOutbox,
  sendOutbox,
  takeFromOutbox,
  type Waiting,
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

/** Fake server that can go offline and records the keys that arrived. */
const line = (answer: () => Promise<Outcome | null>) => {
  const arrived: string[] = [];
  const send = async ({ key }: Waiting) => {
    arrived.push(key);
    return answer();
  };
  return { arrived, send };
};
const SENT = async (): Promise<Outcome> => ({ state: 'sent', reference: 'R-1' });

afterEach(() => jest.useRealTimers());

it('keeps entries in order and notifies this tab and the others', () => {
  const heard = jest.fn();
  window.addEventListener('outboxchanged', heard);
  expect(put('a')).toBe(true);
  expect(put('b')).toBe(true);
  expect(states()).toEqual(['a waiting', 'b waiting']);
  dropFromOutbox('a');
  expect(states()).toEqual(['b waiting']);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('sends an entry once when two tabs send at the same time, then removes its personal data', async () => {
  put('a');
  const locks = inProcessLocks();
  const { arrived, send } = line(SENT);
  await Promise.all([sendOutbox(send, locks), sendOutbox(send, locks)]);
  await sendOutbox(send, locks);
  expect(arrived).toEqual(['a']);
  expect(readOutbox()).toEqual([expect.objectContaining({ state: 'sent', reference: 'R-1', body: null, draft: null })]);
  expect(JSON.stringify(localStorage)).not.toContain('998901234567');
});

it('stops at the first failed connection and keeps the entry', async () => {
  put('a');
  put('b');
  const { arrived, send } = line(async () => null);
  await sendOutbox(send, undefined);
  expect(arrived).toEqual(['a']);
  expect(states()).toEqual(['a waiting', 'b waiting']);
});

it('keeps a refused entry so that it can be edited', async () => {
  put('a');
  await sendOutbox(line(async () => ({ state: 'refused', detail: 'Номер?' })).send, undefined);
  expect(readOutbox()).toEqual([expect.objectContaining({ state: 'refused', detail: 'Номер?' })]);
  expect(await takeFromOutbox('a', inProcessLocks())).toMatchObject({ draft: { values: { text: 'Hi' } } });
  expect(readOutbox()).toEqual([]);
});

it('rejects edits of a sent entry', async () => {
  put('a');
  const locks = inProcessLocks();
  const sending = sendOutbox(line(SENT).send, locks);
  const taken = takeFromOutbox('a', locks);
  await sending;
  expect(await taken).toBeNull();
});

it('expires after a day, reports it, and is removed after another day', async () => {
  const now = Date.now();
  put('a');
  jest.useFakeTimers({ now: now + 25 * HOUR });
  const { arrived, send } = line(SENT);
  await sendOutbox(send, undefined);
  expect(arrived).toEqual([]);
  expect(states()).toEqual(['a expired']);
  jest.setSystemTime(now + 49 * HOUR);
  expect(states()).toEqual([]);
});

it('sends after sign-out, but hides the input', async () => {
  put('a');
  leaveOutbox();
  expect(readOutbox().map(({ key, draft }) => ({ key, draft }))).toEqual([{ key: 'a', draft: null }]);
  const { arrived, send } = line(SENT);
  await sendOutbox(send, undefined);
  expect(arrived).toEqual(['a']);
  leaveOutbox();
  expect(readOutbox()).toEqual([]);
});

it('ignores invalid entries in storage', () => {
  localStorage.setItem('outbox:x', '{"at":1}');
  localStorage.setItem('outbox:y', 'nonsense');
  expect(readOutbox()).toEqual([]);
});

it('returns false if storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(put('a')).toBe(false);
  blocked.mockRestore();
});
