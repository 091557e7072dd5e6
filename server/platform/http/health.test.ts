import { startTestServer } from '../../testing/testServer';

test('fails /readyz but not /healthz without the database, except with `exclude=database`', async () => {
  const server = await startTestServer();
  for (const url of ['/healthz', '/readyz']) {
    const reply = await server.app.inject(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  }
  server.app.db = new Proxy(server.db, {
    get: (target, name) => (name === 'execute' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, name)),
  });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  // For load balancers: an outage affects all processes alike, and cached pages still work.
  expect((await server.app.inject('/readyz?exclude=database')).statusCode).toBe(200);
  const reply = await server.app.inject({ url: '/readyz', headers: { 'accept-language': 'uz' } });
  expect([reply.statusCode, reply.json()]).toEqual([
    503,
    { detail: 'Xizmat vaqtincha ishlamayapti.', code: 'unavailable' },
  ]);
  server.app.drain();
  expect((await server.app.inject('/readyz?exclude=database')).statusCode).toBe(503);
  await server.close();
});

test('runs at most one statement per second for any number of /readyz calls', async () => {
  const server = await startTestServer();
  let statements = 0;
  server.app.db = new Proxy(server.db, {
    get: (target, name) => {
      if (name === 'execute') statements += 1;
      return Reflect.get(target, name);
    },
  });
  const codes = await Promise.all(
    Array.from({ length: 50 }, async () => (await server.app.inject('/readyz')).statusCode),
  );
  expect(new Set(codes)).toEqual(new Set([200]));
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  expect(statements).toBe(1);
  server.app.drain();
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  await server.close();
});

test.each([-120, 120])('fails /readyz but not /healthz if the clock is %s s ahead of the database', async (ahead) => {
  const server = await startTestServer();
  const rows = async () => ({ rows: [{ ms: Date.now() - ahead * 1000 }] });
  server.app.db = new Proxy(server.db, {
    get: (target, name) => (name === 'execute' ? rows : Reflect.get(target, name)),
  });
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  await server.close();
});
