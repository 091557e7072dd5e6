import { waitFor } from '@testing-library/react';
import { clearStorages, thisTab } from '#site/store/persistence/storage';
import { serverTransport } from '#test/serverTransport';
import { answer, testTransport } from '#test/testTransport';
import { ENDED_SESSIONS_KEY, endSession, watchEndedSessions } from './endedSessions';

const stored = () => localStorage.getItem(ENDED_SESSIONS_KEY);
const put = (...sessions: object[]) => localStorage.setItem(ENDED_SESSIONS_KEY, JSON.stringify(sessions));
const fail = async () => {
  throw new TypeError('Failed to fetch');
};
afterEach(() => localStorage.clear());

const isAlive = async (refreshToken: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ refresh_token: refreshToken });
  return (await outsideServer.call('POST', '/api/main/authentication/get-access', headers, body)).status === 200;
};

it('revokes a session on sign-out and removes its token from storage', async () => {
  const { refreshToken } = await outsideServer.makeCustomer();
  const transport = serverTransport();
  await endSession(transport, refreshToken);
  expect(transport.calls).toMatchObject([{ keepalive: true, body: { refresh_token: refreshToken } }]);
  expect(stored()).toBeNull();
  expect(await isAlive(refreshToken)).toBe(false);
});

it('revokes a session that ended offline on reconnect, also after a reload', async () => {
  const { refreshToken } = await outsideServer.makeCustomer();
  const transport = serverTransport({ between: fail });
  await endSession(transport, refreshToken);
  clearStorages(thisTab());
  expect(JSON.parse(stored() ?? '')).toEqual([{ refreshToken, at: expect.any(Number) }]);

  const events = new EventTarget();
  const stop = watchEndedSessions(transport, events);
  await waitFor(() => expect(transport.calls).toHaveLength(2));
  expect(await isAlive(refreshToken)).toBe(true);
  transport.between = undefined;
  events.dispatchEvent(new Event('online'));
  await waitFor(() => expect(stored()).toBeNull());
  expect(await isAlive(refreshToken)).toBe(false);
  events.dispatchEvent(new Event('online'));
  stop();
  expect(transport.calls).toHaveLength(3);
});

it.each([
  [400, null],
  [401, null],
  [404, null],
  [429, 'a-token'],
  [503, 'a-token'],
])('stores the refresh token for a retry only after a temporary failure: %i, %s', async (status, kept) => {
  await endSession(testTransport({ between: async () => answer(status, {}) }), 'a-token');
  const [session] = JSON.parse(stored() ?? '[]') as { refreshToken: string }[];
  expect(session?.refreshToken ?? null).toBe(kept);
});

it('deletes tokens older than a day and malformed stored values without sending them', async () => {
  const transport = testTransport({ between: async () => answer(204, '') });
  const events = new EventTarget();
  put({ refreshToken: 'old', at: Date.now() - 86_400_001 }, { refreshToken: 7, at: Date.now() }, { at: Date.now() });
  watchEndedSessions(transport, events)();
  expect(stored()).toBeNull();
  localStorage.setItem(ENDED_SESSIONS_KEY, '{');
  watchEndedSessions(transport, events)();
  expect(stored()).toBeNull();
  expect(transport.calls).toEqual([]);
});
