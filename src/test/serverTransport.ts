import { answer, type TestTransport, testTransport } from './testTransport';

// The first boot takes seconds, which must not count as call time.
beforeAll(() => outsideServer.boot(), 60_000);

export const serverTransport = (settings: Partial<TestTransport> = {}): TestTransport =>
  testTransport(settings, async ({ method, url, headers }, { body }) => {
    const reply = await outsideServer.call(method, url, headers, body);
    return answer(reply.status, reply.body, reply.headers);
  });
