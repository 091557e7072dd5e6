import { answer, type TestTransport, testTransport } from './testTransport';

// The first start takes seconds, which are not the calls'.
beforeAll(() => outsideServer.boot(), 60_000);

/** A transport to the real server in process. */
export const serverTransport = (settings: Partial<TestTransport> = {}): TestTransport =>
  testTransport(settings, async ({ method, url, headers }, { body }) => {
    const reply = await outsideServer.call(method, url, headers, body);
    return answer(reply.status, reply.body, reply.headers);
  });
