import { sql } from 'drizzle-orm';
import type { User } from '#contract/account';
import type { AccessPair } from '#contract/signIn';
import { createDemoCustomer, type DemoCustomer } from '../testing/demoCustomer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { startSession } from './sessions';

let server: TestServer;
let customer: DemoCustomer;

beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  customer = await createDemoCustomer(server, { password: 'correct horse', gender: 'M', birthdate: '1990-05-04' });
});

async function refresh(
  refresh_token: string,
  rotate = true,
): Promise<{ status: number; pair: AccessPair; code: string }> {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/main/authentication/get-access',
    payload: { refresh_token, ...(rotate && { rotate }) },
  });
  const body = reply.json<AccessPair & { code: string }>();
  return { status: reply.statusCode, pair: body, code: body.code };
}

async function rotate(refreshToken: string): Promise<{ access: string; next: string }> {
  const { status, pair } = await refresh(refreshToken);
  expect(status).toBe(200);
  return { access: pair.access_token, next: pair.refresh_token ?? '' };
}

function readUser(accessToken: string | null, id = customer.userId) {
  return server.app.inject({
    url: `/api/main/authentication/user/${id}`,
    headers: {
      'content-type': 'multipart/form-data',
      ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
    },
  });
}

function signOut(refresh_token: string) {
  return server.app.inject({ method: 'POST', url: '/api/main/authentication/sign-out', payload: { refresh_token } });
}

describe('refresh token rotation', () => {
  it('returns a new token pair with `rotate`, and only an access token without it', async () => {
    const { access, next } = await rotate(customer.refreshToken);
    expect(next).not.toBe(customer.refreshToken);
    expect((await readUser(access)).statusCode).toBe(200);
    const plain = await refresh(next, false);
    expect(plain.status).toBe(200);
    expect(Object.keys(plain.pair)).toEqual(['access_token']);
    expect((await refresh(next, false)).status).toBe(200);
  });

  it('accepts a token again until its successor is used, and returns the same successor', async () => {
    const lost = await rotate(customer.refreshToken);
    const again = await rotate(customer.refreshToken);
    expect(again.next).toBe(lost.next);
    expect((await readUser(again.access)).statusCode).toBe(200);
    expect((await refresh(again.next)).status).toBe(200);
  });

  it.each([
    'the access token issued with the successor',
    'the successor',
  ])('ends the session when the old refresh token is used after the first use of %s', async (used) => {
    const { access, next } = await rotate(customer.refreshToken);
    const later = used === 'the successor' ? await rotate(next) : { access, next };
    expect((await readUser(later.access)).statusCode).toBe(200);
    const theft = await refresh(customer.refreshToken);
    expect(theft).toMatchObject({ status: 401, code: 'token_not_valid' });
    for (const token of [next, later.next]) expect((await refresh(token)).status).toBe(401);
    const reply = await readUser(later.access);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'token_not_valid' });
  });

  it('ends no other session when a replaced token is used again', async () => {
    const other = await startSession(server.db, customer.userId);
    const { access } = await rotate(customer.refreshToken);
    await readUser(access);
    expect((await refresh(customer.refreshToken)).status).toBe(401);
    expect((await refresh(other.token)).status).toBe(200);
  });

  it('returns the same successor to 20 parallel refreshes with one token', async () => {
    const pairs = await Promise.all(Array.from({ length: 20 }, () => rotate(customer.refreshToken)));
    expect(new Set(pairs.map(({ next }) => next)).size).toBe(1);
    expect((await readUser(pairs[7]?.access ?? '')).statusCode).toBe(200);
  });

  it('stores at most six tokens of a session and still detects the use of a deleted one', async () => {
    const chain = [customer.refreshToken];
    for (let turn = 0; turn < 30; turn += 1) chain.push((await rotate(chain.at(-1) ?? '')).next);
    const { rows } = await server.db.execute(sql`select token.id from refresh_tokens token
      join refresh_families family on family.id = token.family_id where family.user_id = ${customer.userId}`);
    expect(rows.length).toBeLessThanOrEqual(6);
    // Forged tokens: a changed family id with the original seal, and an invented seal.
    const [random, family, seal] = (chain[3] ?? '').split('.');
    for (const forged of [
      `${random}.${Number(family) + 1}.${seal}`,
      `${random}.${family}.${'A'.repeat(43)}`,
      '..',
      `.${family}.`,
    ]) {
      expect((await refresh(forged)).status).toBe(401);
    }
    const { access, next } = await rotate(chain.at(-1) ?? '');
    expect((await readUser(access)).statusCode).toBe(200);
    expect((await refresh(chain[3] ?? '')).status).toBe(401);
    expect((await readUser(access)).statusCode).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  it('ends a session after 60 days without use, and in any case after 180 days', async () => {
    const { next } = await rotate(customer.refreshToken);
    const { rows } = await server.db.execute<{ days: number }>(sql`select
      round(extract(epoch from expires_at - now()) / 86400)::int as days from refresh_tokens order by id desc limit 1`);
    expect(rows).toEqual([{ days: 60 }]);
    await server.db.execute(sql`update refresh_families set created_at = now() - interval '181 days'
      where user_id = ${customer.userId}`);
    expect((await refresh(next)).status).toBe(401);
  });

  it('rejects an unknown or expired token', async () => {
    expect(await refresh('nobody')).toMatchObject({ status: 401, code: 'token_not_valid' });
    await server.db.execute(sql`update refresh_tokens set expires_at = now() - interval '1 second'`);
    expect((await refresh(customer.refreshToken)).status).toBe(401);
  });

  it('stores refresh tokens only as hashes', async () => {
    const { rows } = await server.db.execute(sql`select * from refresh_tokens`);
    expect(JSON.stringify(rows)).not.toContain(customer.refreshToken);
  });
});

describe('sign-out', () => {
  it('ends session and access token at once, and replies alike to an unknown token', async () => {
    expect((await readUser(customer.accessToken)).statusCode).toBe(200);
    const reply = await signOut(customer.refreshToken);
    expect({ status: reply.statusCode, body: reply.body }).toEqual({ status: 204, body: '' });
    expect((await signOut('nobody')).statusCode).toBe(204);
    expect((await readUser(customer.accessToken)).json()).toMatchObject({ code: 'token_not_valid' });
    expect((await refresh(customer.refreshToken)).status).toBe(401);
  });
});

describe('customer profile', () => {
  it('contains the cars, with the brand also as `marka`', async () => {
    await server.db.execute(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
      values (${customer.userId}, 101, 'XWBJF69V9JA000001', 2018, '01A777AA', 84500)`);
    const reply = await readUser(customer.accessToken);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json<User>()).toEqual({
      id: customer.userId,
      first_name: 'Азиз',
      last_name: 'Каримов',
      birthdate: '1990-05-04',
      username: customer.phone,
      gender: 'M',
      cars: [
        {
          id: expect.any(Number),
          vin: 'XWBJF69V9JA000001',
          year: 2018,
          owner: customer.userId,
          model: {
            id: 101,
            name: 'Cobalt',
            brand: { id: 1, name: 'Chevrolet' },
            marka: { id: 1, name: 'Chevrolet' },
          },
          number: '01A777AA',
          mileage: 84500,
        },
      ],
    });
  });

  it('is not readable by another customer', async () => {
    const other = await createDemoCustomer(server);
    expect((await readUser(customer.accessToken, other.userId)).statusCode).toBe(404);
  });

  it('requires a valid token of a live session', async () => {
    expect((await readUser(null)).json()).toMatchObject({ code: 'not_authenticated' });
    const bad = [customer.expiredAccessToken, 'x.y.z', server.app.signAccessToken(customer.userId)];
    for (const token of bad) expect((await readUser(token)).json()).toMatchObject({ code: 'token_not_valid' });
  });

  it('stores the password as argon2id only', async () => {
    const { rows } = await server.db.execute<{ password_hash: string }>(
      sql`select password_hash from users where id = ${customer.userId}`,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
