import { readdirSync } from 'node:fs';
import { accountCallsOf, newPhone } from '../../testing/accountCalls';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
const spa = 'https://static.example.uz';

beforeAll(async () => {
  server = await startTestServer({ corsOrigins: [spa] });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

test('sends a Content-Security-Policy with API replies that forbids scripts and framing', async () => {
  const { headers } = await get('/api/main/nothing');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
});

test('sends a Permissions-Policy that denies camera, microphone and payment, and allows geolocation on the site', async () => {
  const policy = String((await get('/robots.txt')).headers['permissions-policy']);
  for (const name of ['camera', 'microphone', 'payment']) expect(policy).toContain(`${name}=()`);
  expect(policy).toContain('geolocation=(self)');
});

test('allows CORS for configured origins only', async () => {
  expect((await get('/api/main/nothing', { origin: spa })).headers['access-control-allow-origin']).toBe(spa);
  const foreign = await get('/api/main/nothing', { origin: 'https://evil.example' });
  expect(foreign.headers['access-control-allow-origin']).not.toBe('https://evil.example');
});

test('allows the site’s request headers in a CORS preflight', async () => {
  const reply = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/main/requests/',
    headers: {
      origin: spa,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,accept-language',
    },
  });
  expect(reply.statusCode).toBe(204);
  expect(reply.headers['access-control-allow-headers']).toMatch(/Idempotency-Key/);
  expect(reply.headers['access-control-allow-methods']).toMatch(/POST/);
});

test('serves the API documentation without external or inline resources', async () => {
  const page = await get('/api/docs');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=/);
  const needed = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => String(url));
  expect(needed.length).toBeGreaterThan(4);
  for (const url of needed) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
});

test('describes only calls below /api in OpenAPI 3.1', async () => {
  const description = (await get('/api/openapi.json')).json();
  expect(description.openapi).toBe('3.1.0');
  for (const path of Object.keys(description.paths)) expect(path).toMatch(/^\/api\/(main|public|desk)\//);
});

test('sends security headers with every kind of reply', async () => {
  const strict = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  for (const url of [
    '/',
    '/healthz',
    '/nowhere',
    '/api/main/faq/',
    '/api/docs',
    '/favicon.svg',
    '/api/main/articles/?page=x',
  ]) {
    expect({ url, ...(await get(url)).headers }).toMatchObject({ url, ...strict });
  }
  expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
});

test.each([
  ['image/webp', '/media/heroes/winter-tyres.1600x900.w640.webp'],
  ['font/woff2', `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.woff2'))}`],
])('omits headers for documents on a subresource of type %s', async (type, address) => {
  const { headers } = await get(address);
  expect(headers).toMatchObject({
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect(Object.keys(headers)).not.toContain(name);
});

test('sends HSTS, Secure cookies and the domain in SMS codes if SITE_URL is https', async () => {
  const secure = await startTestServer({ siteUrl: 'https://yolda.example' });
  const { askForCode, checkCode, sentCode } = accountCallsOf(secure);
  const phone = newPhone();
  const asked = await askForCode(phone);
  expect(asked.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(secure.app.outbox?.[0]?.text).toMatch(/\n@yolda\.example #\d{6}$/);
  const proved = await checkCode(phone, sentCode(phone));
  expect(String(proved.headers['set-cookie'])).toMatch(
    /^__Secure-verification=[^;]+; .*HttpOnly; Secure; SameSite=Strict/,
  );
  await secure.close();
});
