import type { FastifyInstance } from 'fastify';
import { signToken } from '../../testing/signToken';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { tokenNames } from './auth';

let server: TestServer;

async function routes(app: FastifyInstance): Promise<void> {
  app.get('/api/main/mine', { config: { private: true } }, async ({ userId, tokenClaims }) => ({
    userId,
    tokenClaims,
  }));
  app.get('/api/main/open', async ({ userId }) => ({ userId }));
}

beforeAll(async () => {
  server = await startTestServer({}, { routes });
});
afterAll(() => server.close());

const mine = (authorization?: string) =>
  server.app.inject({ url: '/api/main/mine', headers: authorization === undefined ? {} : { authorization } });

const signed = (header: object, claims: object, secret = server.config.secrets.accessToken) =>
  signToken(secret, claims, header);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inAMinute = () => Math.floor(Date.now() / 1000) + 60;
const hs256 = { alg: 'HS256', typ: 'JWT' };
const now = () => Math.floor(Date.now() / 1000);
const good = () => ({ sub: '7', ...tokenNames, iat: now(), exp: inAMinute() });
const { iss, aud } = tokenNames;

test('accepts a signed token on private routes for 15 minutes', async () => {
  const token = server.app.signAccessToken(7, { family: 'f' });
  const reply = (await mine(`Bearer ${token}`)).json();
  expect(reply).toMatchObject({ userId: 7, tokenClaims: { sub: '7', family: 'f' } });
  expect(reply.tokenClaims.exp - reply.tokenClaims.iat).toBe(900);
  expect((await mine(`Bearer ${signed(hs256, good())}`)).statusCode).toBe(200);
});

test('rejects a token from the future beyond the allowed clock skew', async () => {
  const statusOf = async (ahead: number) =>
    (await mine(`Bearer ${signed(hs256, { ...good(), iat: now() + ahead, exp: now() + ahead + 900 })}`)).statusCode;
  expect([await statusOf(30), await statusOf(2 * 86_400)]).toEqual([200, 401]);
});

const ofEarlier = () => ({ sub: '7', iat: now(), exp: now() + 900 });

test.each([{}, { aud }, { iss }])('accepts a token of an earlier release, which has %j', async (names) => {
  expect((await mine(`Bearer ${signed(hs256, { ...ofEarlier(), ...names })}`)).statusCode).toBe(200);
});

test.each([undefined, '', 'Basic eDp5', 'Bearer'])('requires a token (%s)', async (header) => {
  const reply = await mine(header);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_authenticated']);
});

test.each<[string, () => string]>([
  ['expired', () => signed(hs256, { ...good(), exp: inAMinute() - 61 })],
  ['signed with another secret', () => signed(hs256, good(), 'x'.repeat(32))],
  ['of no algorithm', () => `${encoded({ alg: 'none' })}.${encoded(good())}.`],
  ['of another algorithm', () => signed({ alg: 'HS512' }, good())],
  ['said to be signed by a key pair', () => signed({ alg: 'RS256' }, good())],
  ['signed by a key of its own', () => signed({ ...hs256, jwk: { kty: 'oct', k: 'eA' } }, good(), 'x')],
  ['for another purpose', () => signed(hs256, { ...good(), aud: 'other' })],
  ['for no purpose', () => signed(hs256, { sub: '7', iss, iat: now(), exp: inAMinute() })],
  ['of an earlier release and over', () => signed(hs256, { sub: '7', aud, iat: now() - 961, exp: now() - 61 })],
  ['of an earlier release, for another purpose', () => signed(hs256, { ...ofEarlier(), aud: 'other' })],
  ["of an earlier release and somebody else's", () => signed(hs256, { ...ofEarlier(), iss: 'other' })],
  ["somebody else's", () => signed(hs256, { ...good(), iss: 'other' })],
  ["nobody's", () => signed(hs256, { sub: '7', aud, iat: now(), exp: inAMinute() })],
  ['without an end', () => signed(hs256, { sub: '7', iss, aud, iat: now() })],
  ['of no user', () => signed(hs256, { ...good(), sub: 'admin' })],
  [
    'changed',
    () => signed(hs256, good()).replace(/^[^.]+\.[^.]+/, `${encoded(hs256)}.${encoded({ ...good(), sub: '8' })}`),
  ],
  ['no token at all', () => 'nonsense'],
])('rejects a token that is %s', async (_what, token) => {
  const reply = await mine(`Bearer ${token()}`);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'token_not_valid']);
});

test('ignores the token on a public route', async () => {
  const reply = await server.app.inject({ url: '/api/main/open', headers: { authorization: 'Bearer nonsense' } });
  expect(reply.json()).toEqual({ userId: null });
});
