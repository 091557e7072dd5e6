import type { FastifyInstance } from 'fastify';
import { signToken } from '../../testing/signToken';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { issuerAndAudience } from './auth';

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
const good = () => ({ sub: '7', ...issuerAndAudience, iat: now(), exp: inAMinute() });
const { iss, aud } = issuerAndAudience;

test('issues access tokens for 15 minutes and accepts them on private routes', async () => {
  const token = server.app.signAccessToken(7, { family: 'f' });
  const reply = (await mine(`Bearer ${token}`)).json();
  expect(reply).toMatchObject({ userId: 7, tokenClaims: { sub: '7', family: 'f' } });
  expect(reply.tokenClaims.exp - reply.tokenClaims.iat).toBe(900);
  expect((await mine(`Bearer ${signed(hs256, good())}`)).statusCode).toBe(200);
});

test('rejects an access token issued further in the future than the allowed clock skew', async () => {
  const statusOf = async (ahead: number) =>
    (await mine(`Bearer ${signed(hs256, { ...good(), iat: now() + ahead, exp: now() + ahead + 900 })}`)).statusCode;
  expect([await statusOf(30), await statusOf(2 * 86_400)]).toEqual([200, 401]);
});

const ofEarlier = () => ({ sub: '7', iat: now(), exp: now() + 900 });

test.each([{}, { aud }, { iss }])('accepts an access token of an earlier release, which has only %j', async (names) => {
  expect((await mine(`Bearer ${signed(hs256, { ...ofEarlier(), ...names })}`)).statusCode).toBe(200);
});

test.each([undefined, '', 'Basic eDp5', 'Bearer'])('rejects Authorization %j on a private route', async (header) => {
  const reply = await mine(header);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_authenticated']);
});

test.each<[string, () => string]>([
  ['expired', () => signed(hs256, { ...good(), exp: inAMinute() - 61 })],
  ['signed with another secret', () => signed(hs256, good(), 'x'.repeat(32))],
  ['unsigned (alg none)', () => `${encoded({ alg: 'none' })}.${encoded(good())}.`],
  ['signed with HS512', () => signed({ alg: 'HS512' }, good())],
  ['declared as RS256', () => signed({ alg: 'RS256' }, good())],
  ['signed with the key in its header', () => signed({ ...hs256, jwk: { kty: 'oct', k: 'eA' } }, good(), 'x')],
  ['of another audience', () => signed(hs256, { ...good(), aud: 'other' })],
  ['without an audience', () => signed(hs256, { sub: '7', iss, iat: now(), exp: inAMinute() })],
  ['of an earlier release and expired', () => signed(hs256, { sub: '7', aud, iat: now() - 961, exp: now() - 61 })],
  ['of an earlier release with another audience', () => signed(hs256, { ...ofEarlier(), aud: 'other' })],
  ['of an earlier release with another issuer', () => signed(hs256, { ...ofEarlier(), iss: 'other' })],
  ['of another issuer', () => signed(hs256, { ...good(), iss: 'other' })],
  ['without an issuer', () => signed(hs256, { sub: '7', aud, iat: now(), exp: inAMinute() })],
  ['without an expiry', () => signed(hs256, { sub: '7', iss, aud, iat: now() })],
  ['without a numeric subject', () => signed(hs256, { ...good(), sub: 'admin' })],
  [
    'tampered with',
    () => signed(hs256, good()).replace(/^[^.]+\.[^.]+/, `${encoded(hs256)}.${encoded({ ...good(), sub: '8' })}`),
  ],
  ['not a JWT', () => 'nonsense'],
])('rejects a token that is %s', async (_what, token) => {
  const reply = await mine(`Bearer ${token()}`);
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'token_not_valid']);
});

test('ignores an invalid access token on a public route', async () => {
  const reply = await server.app.inject({ url: '/api/main/open', headers: { authorization: 'Bearer nonsense' } });
  expect(reply.json()).toEqual({ userId: null });
});
