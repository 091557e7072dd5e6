import { answer, type TestTransport, testTransport } from './testTransport';

// Boots the server first: booting takes seconds, which must not count towards timeouts.
beforeAll(() => outsideServer.boot(), 60_000);

export const serverTransport = (settings: Partial<TestTransport> = {}): TestTransport =>
  testTransport(settings, async ({ method, url, headers }, { body }) => {
    const reply = await outsideServer.call(method, url, headers, body);
    return answer(reply.status, reply.body, reply.headers);
  });
