import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { EnquiryReceipt } from '#contract/enquiries';
import type { FormAnswer, PostedForm } from '#contract/render';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { createApiFetch } from '../apiFetch';
import type { ReadyPage } from '../pages';
import { createForms, createSentReader } from './forms';

const hasForm = (path: string) => path === '/uz';

async function sendForm({ fields, apiFetch, keyOf }: PostedForm): Promise<FormAnswer> {
  if (!fields['full_name']) return { sent: false, status: 422, fields, errors: { full_name: 'missing' } };
  const body = JSON.stringify({ section: 'bookCategor_home', ...fields });
  const reply = await apiFetch('/api/main/main/requests/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(body) },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  const { reference } = JSON.parse(await reply.text()) as Required<EnquiryReceipt>;
  return { sent: true, reference };
}

const pages = {
  answer: async (address: object, _cookies: object, form: FormAnswer): Promise<ReadyPage> => {
    const { brotliCompressSync } = await import('node:zlib');
    const body = brotliCompressSync(JSON.stringify({ address, form }));
    return {
      status: 200,
      redirect: undefined,
      route: '/',
      language: 'uz',
      policy: "form-action 'self'",
      etag: '',
      body,
      size: 0,
    };
  },
};

let server: TestServer;
let sentOf: ReturnType<typeof createSentReader>;

async function site(app: FastifyInstance): Promise<void> {
  sentOf = createSentReader(app);
  await app.register(createForms({ hasForm, sendForm }, pages, (address) => createApiFetch(app, address)));
}

const LIMIT = 12;

beforeAll(async () => {
  const limits = { max: 1_000_000, requestsMax: LIMIT, codesMax: 1_000_000, signInMax: 1_000_000, pagesMax: 1_000_000 };
  server = await startTestServer({ siteUrl: 'https://yolda.example', rateLimit: limits }, { site });
}, 60_000);
afterAll(() => server.close());

let visitor = 0;
beforeEach(async () => {
  visitor++;
  // Foreign keys of closed visits forbid `truncate`.
  await server.db.execute(sql`delete from requests`);
  await server.db.execute(sql`delete from idempotency_keys`);
});

const typed = { full_name: 'Aziz', phone: '+998901234567', text: 'Tormoz gʻijirlaydi' };
const HOST = 'localhost:80';

const post = (fields: Record<string, string> = typed, headers: Record<string, string> = {}, url = '/uz') =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress: `10.0.0.${visitor}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

async function stored(): Promise<number> {
  const { rows } = await server.db.execute<{ count: number }>(sql`select count(*)::int as count from requests`);
  return rows[0]?.count ?? 0;
}

const answerIn = (reply: { body: string }) =>
  (JSON.parse(reply.body) as { form: Extract<FormAnswer, { sent: false }> }).form;

it('redirects an accepted form to a confirmation with the enquiry number, which cannot be forged', async () => {
  const reply = await post();
  expect(reply.statusCode).toBe(303);
  expect(reply.headers['cache-control']).toBe('no-store');
  const to = String(reply.headers.location);
  expect(to).toMatch(/^\/uz\?sent=[\w.-]+$/);
  expect(sentOf(to)).toEqual({ sent: true, reference: expect.stringMatching(/^Y(-[2-9A-X]{4}){2}$/) });
  expect(await stored()).toBe(1);
  const [number, seal] = to.slice('/uz?sent='.length).split('.');
  const other = Buffer.from('call +998900000000').toString('base64url');
  for (const forged of [`${other}.${seal}`, `${number}.`, `${number}`, '.', '']) {
    expect({ forged, answer: sentOf(`/uz?sent=${forged}`) }).toEqual({ forged, answer: null });
  }
});

it('shows a refused form again with its input, uncached and not indexed', async () => {
  const reply = await post({ ...typed, full_name: '' });
  expect(reply.statusCode).toBe(422);
  expect(answerIn(reply)).toMatchObject({ errors: { full_name: 'missing' }, fields: { text: typed.text } });
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': "form-action 'self'",
    'content-type': 'text/html; charset=utf-8',
  });
  expect(await stored()).toBe(0);
});

it('converts CRLF line breaks of a form to LF', async () => {
  const reply = await post({ ...typed, full_name: '', text: 'Tormoz\r\ngʻijirlaydi\r\n' });
  expect(answerIn(reply).fields).toMatchObject({ text: 'Tormoz\ngʻijirlaydi\n' });
});

it('creates one enquiry for a form that is sent twice, and another for another text', async () => {
  const twice = await Promise.all([post(), post()]);
  const third = await post();
  expect(new Set([...twice, third].map(({ headers }) => headers.location)).size).toBe(1);
  expect(await stored()).toBe(1);
  const other = await post({ ...typed, text: 'Yana bir gap' });
  expect(other.headers.location).not.toBe(third.headers.location);
  expect(await stored()).toBe(2);
});

it('rejects a form of another site (CSRF) with a message and without its input', async () => {
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: `http://${HOST}` },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://evil.example/yolda.example' },
    { origin: 'https://yolda.example.evil.example' },
  ];
  for (const headers of foreign) {
    const reply = await post(typed, headers);
    expect({ headers, status: reply.statusCode }).toEqual({ headers, status: 403 });
    expect(answerIn(reply)).toMatchObject({ problem: 'foreign', fields: {} });
  }
  expect(await stored()).toBe(0);
});

it('accepts a form of the site, also without Sec-Fetch-Site and Origin', async () => {
  const own = [
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: `http://${HOST}` },
    { origin: 'https://yolda.example' },
    { referer: 'https://yolda.example/uz' },
    {},
  ];
  for (const headers of own) expect((await post(typed, headers)).statusCode).toBe(303);
});

it('returns the input when the rate limit of forms is exceeded', async () => {
  for (let call = 0; call < LIMIT; call++) expect((await post()).statusCode).toBe(303);
  const reply = await post();
  expect(reply.statusCode).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(answerIn(reply)).toMatchObject({ problem: 'tooMany', fields: typed });
  const foreign = await post(typed, { origin: 'https://evil.example' });
  expect(answerIn(foreign)).toMatchObject({ problem: 'tooMany', fields: {} });
});

it('rejects a form body that is too large or of another content type', async () => {
  const large = await post({ ...typed, text: 'x'.repeat(70_000) });
  expect(large.statusCode).toBe(413);
  expect(answerIn(large)).toMatchObject({ problem: 'tooLarge' });
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    expect((await post(typed, { 'content-type': type })).statusCode).toBe(415);
  }
  expect(await stored()).toBe(0);
});

it('treats a missing body as an empty form', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/uz', remoteAddress: `10.0.0.${visitor}` })).statusCode).toBe(
    422,
  );
});

it('rejects posts to pages without a form, and never redirects a form to another host', async () => {
  const reply = await post(typed, {}, '/uz/blog');
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await post(typed, {}, '//UZ')).headers.location).toMatch(/^\/uz\?/);
});
