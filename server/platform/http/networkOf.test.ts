import type { FastifyInstance } from 'fastify';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Config } from '../config';
import { trustedProxies } from '../settings/parse';
import { networkKey, networkOf } from './network';

const from = (ip: string, peer = '192.0.2.1') => ({ ip, raw: { socket: { remoteAddress: peer } } }) as never;

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['::1', '::/64', '::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
])('rate-limits the address %s as %s, and logs it as %s', (address, line, network) => {
  expect([networkKey(from(address)), networkOf(from(address))]).toEqual([line, network]);
});

test.each([
  'unknown',
  '203.0.113.7:4711',
  '0x7f.1',
  '0177.0.0.1',
  'x'.repeat(14_000),
  '',
])('uses the peer’s address if the forwarded address is invalid: %.20s', (forged) => {
  expect(networkKey(from(forged))).toBe('192.0.2.1');
});

test('uses no address for an internal call, except that of the sender of a form', () => {
  expect(networkKey(from('in-process', 'in-process'))).toBe('unknown');
  expect(networkKey(from('in-process 203.0.113.7', 'in-process 203.0.113.7'))).toBe('203.0.113.7');
});

describe('behind a proxy', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (trustProxy: string, max: number) => {
    const settings: Partial<Config> = {
      trustProxy: trustedProxies(trustProxy),
      rateLimit: { max, requestsMax: max, codesMax: max, signInMax: max, pagesMax: max },
    };
    server = await startTestServer(settings, {
      routes: async (app: FastifyInstance) => {
        app.get('/api/main/who', async (request) => ({ line: networkKey(request), network: networkOf(request) }));
      },
    });
  };
  const ask = (forwarded: string, remoteAddress = '10.0.0.1') =>
    server.app.inject({ url: '/api/main/who', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  const lineBehind = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json<{ line: string }>().line;

  test.each([
    ['0', '10.0.0.1'],
    // A proxy appends the address of its peer. Earlier entries come from the visitor.
    ['1', '203.0.113.7'],
    ['2', '8.8.8.8'],
    ['10.0.0.0/8', '203.0.113.7'],
    ['10.0.0.0/8,203.0.113.0/24', '8.8.8.8'],
    ['loopback', '10.0.0.1'],
    ['uniquelocal', '203.0.113.7'],
  ])('with TRUST_PROXY=%s resolves X-Forwarded-For `9.9.9.9, 8.8.8.8, 203.0.113.7` to %s', async (setting, line) => {
    await start(setting, 100);
    expect(await lineBehind('9.9.9.9, 8.8.8.8, 203.0.113.7')).toBe(line);
  });

  test('ignores X-Forwarded-For of a visitor who bypasses the trusted proxy', async () => {
    await start('10.0.0.0/8', 100);
    expect(await lineBehind('9.9.9.9', '198.51.100.9')).toBe('198.51.100.9');
  });

  test('ignores forged entries of X-Forwarded-For in rate limits', async () => {
    await start('1', 3);
    const statuses = [];
    for (let call = 0; call < 5; call++) statuses.push((await ask(`203.0.113.${call}, 198.51.100.9`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await ask('203.0.113.1')).statusCode).toBe(200);
  });

  test('rate-limits an IPv6 /64 as one client', async () => {
    await start('1', 2);
    const statuses = [];
    for (const end of [':1', ':2', ':ffff:1', 'a:b:c:d']) statuses.push((await ask(`2001:db8:0:7:${end}`)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await ask('2001:db8:0:8::1')).statusCode).toBe(200);
  });
});

test.each([
  'yes',
  'true',
  '-1',
  '1.5',
  '99',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0',
  'proxy.local',
  ',',
])('rejects TRUST_PROXY=%s', (text) => {
  expect(() => trustedProxies(text)).toThrow('takes a number of proxies');
});
