import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer } from '../../testing/testServer';
import { originForm } from './addresses';

test.each([
  ['/about?x=http://a.example/', '/about?x=http://a.example/'],
  ['http://yolda.example/', '/'],
  ['HTTP://Yolda.example', '/'],
  ['https://yolda.example//x?y=1', '//x?y=1'],
  ['http://yolda.example?y', '/?y'],
  ['http://evil.example/', 'http://evil.example/'],
  ['http://yolda.example:81/', 'http://yolda.example:81/'],
  ['http://yolda.example@evil.example/', 'http://yolda.example@evil.example/'],
  ['*', '*'],
])('converts the request target %s to %s', (target, address) => {
  expect(originForm(target, 'yolda.example')).toBe(address);
});

test('accepts a request target with the host of the Host header and rejects other hosts and schemes', async () => {
  const server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const ask = async (target: string) => {
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: yolda.example\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  expect(await ask('http://yolda.example/healthz')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('http://yolda.example/api/main/none')).toMatch(/^HTTP\/1\.1 404 /);
  for (const target of [
    'http://evil.example/healthz',
    'ftp://evil.example/x',
    'javascript://x/%0aalert(1)',
    'evil:x',
    'mailto://evil.example//X/',
  ]) {
    const reply = await ask(target);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect(reply).not.toMatch(/^location:/im);
  }
  await server.close();
});
