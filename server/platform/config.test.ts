import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionSettings as production } from '../testing/productionSettings';
import { ConfigError, loadConfig } from './config';
import { readSettings } from './settings/read';
import { settingTable } from './settings/table';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'yolda-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const load = (env: NodeJS.ProcessEnv, file?: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR, ...env }, file);

test('.env.example lists every setting with its explanation and default', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const listed = lines.flatMap((line, index) => (/^[A-Z]/.test(line) ? [[lines[index - 1], line]] : []));
  const expected = Object.entries(settingTable).map(([name, { about, defaultText }]) => [
    `# ${about}`,
    `${name}=${defaultText}`,
  ]);
  expect(listed).toEqual(expected);
});

// Variables of other programs and of tests, which docs/operations.md also names.
const FOREIGN = /^(SITE_DOMAIN|MALLOC_ARENA_MAX|CHROMIUM_PATH|FIREFOX_PATH|WEBKIT_DRIVER_PATH|OTEL_.*)$/;
const operations = readFileSync('docs/operations.md', 'utf8');

test('docs/operations.md names only settings that exist', () => {
  const names = operations.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !(name in settingTable) && !FOREIGN.test(name))).toEqual([]);
});

test('docs/operations.md states the default values of the settings', () => {
  const stated = [...operations.matchAll(/`([A-Z_]+)` \((\d+)/g)];
  const defaults: Record<string, unknown> = { ...readSettings({}, {}) };
  const inProduction = (name: string) => {
    const value = defaults[name];
    return typeof value === 'object' && value && 'production' in value ? value.production : value;
  };
  expect(stated.map(([, name = '', value]) => [name, Number(value)])).toEqual(
    stated.map(([, name = '']) => [name, inProduction(name)]),
  );
  expect(stated.length).toBeGreaterThan(3);
});

test('configures a demo on the embedded database by default', () => {
  expect(load({})).toMatchObject({
    mode: 'demo',
    host: 'localhost',
    port: 3000,
    databaseUrl: null,
    mainApiUrl: '/api/main',
    publicApiUrl: '',
    siteUrl: 'http://localhost:3000',
    seedDemo: true,
    smsGateway: 'sandbox',
    appStoreUrl: null,
  });
});

test('uses default limits and gateway address unless settings override them', () => {
  expect(load({ SMS_GATEWAY: 'eskiz', ESKIZ_EMAIL: 'post@example.uz', ESKIZ_PASSWORD: 'x' })).toMatchObject({
    codes: { resendSeconds: 60, maxIn10Minutes: 3, maxADay: 10, maxTries: 5, dailyBudget: 2000, challengePercent: 50 },
    loginMaxWaitSeconds: 60,
    rateLimit: { max: 600, requestsMax: 60, codesMax: 60, signInMax: 300, pagesMax: 120 },
    eskiz: { url: 'https://notify.eskiz.uz', from: '4546' },
  });
  const given = {
    CODE_RESEND_SECONDS: '1',
    CODE_MAX_IN_10_MINUTES: '2',
    CODE_MAX_A_DAY: '3',
    CODE_MAX_TRIES: '4',
    SMS_DAILY_BUDGET: '5',
    SMS_CHALLENGE_PERCENT: '6',
    LOGIN_MAX_WAIT_SECONDS: '6',
    RATE_LIMIT_CODES_MAX: '7',
    RATE_LIMIT_SIGN_IN_MAX: '8',
    ESKIZ_URL: 'https://sms.example.uz/',
    ESKIZ_FROM: 'Yolda',
  };
  expect(load({ ...production, ...given })).toMatchObject({
    codes: { resendSeconds: 1, maxIn10Minutes: 2, maxADay: 3, maxTries: 4, dailyBudget: 5, challengePercent: 6 },
    loginMaxWaitSeconds: 6,
    rateLimit: { codesMax: 7, signInMax: 8 },
    eskiz: { url: 'https://sms.example.uz', from: 'Yolda' },
  });
});

test('defaults to demo with the embedded database, and accepts PostgreSQL with MODE', () => {
  expect(load({ DATABASE_URL: 'embedded' }).mode).toBe('demo');
  const url = 'postgres://u:secret@h/d';
  expect(load({ DATABASE_URL: url, MODE: 'demo' })).toMatchObject({ mode: 'demo', databaseUrl: url });
});

describe('binds a demo to this machine', () => {
  const line = (name: string) =>
    `Setting ${name} exposes a demo to others. Set MODE=production for customers, or DEMO_PUBLIC=1 for a public demo`;

  test.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '192.168.1.5'],
    ['HOST', 'yolda.uz'],
    ['HOST', 'localhost.yolda.uz'],
    ['SITE_URL', 'https://yolda.uz'],
    ['SITE_URL', 'http://192.168.1.5:3000'],
    ['SITE_URL', 'https://localhost.yolda.uz'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback'],
  ])('refuses %s=%s unless DEMO_PUBLIC=1 is set', (name, text) => {
    expect(() => load({ [name]: text })).toThrow(new ConfigError(line(name)));
    expect(load({ [name]: text, DEMO_PUBLIC: '1' }).publicDemo).toBe(true);
  });

  test.each([
    ['HOST', '127.0.0.2'],
    ['HOST', '::1'],
    ['SITE_URL', 'http://localhost:4000'],
    ['SITE_URL', 'http://[::1]:4000'],
    ['SITE_URL', 'https://127.0.0.1'],
    ['TRUST_PROXY', '0'],
  ])('accepts %s=%s, an address of this machine', (name, text) => {
    expect(load({ [name]: text }).publicDemo).toBe(false);
  });

  test('ignores DEMO_PUBLIC in production', () => {
    expect(load({ ...production, DEMO_PUBLIC: '1' }).publicDemo).toBe(false);
  });
});

test('prefers the environment over the .env file and treats an empty text as unset', () => {
  expect(load({ PORT: '4000', SITE_URL: '' }, { PORT: '5000', SITE_URL: 'http://localhost:4321/' })).toMatchObject({
    port: 4000,
    siteUrl: 'http://localhost:4321',
  });
});

test.each([
  [{ PORT: '99999' }, 'Setting PORT must be a whole number from 0 to 65535, not "99999"'],
  [{ PORT: '3e3' }, 'Setting PORT must be a whole number from 0 to 65535, not "3e3"'],
  [{ MODE: 'prod' }, 'Setting MODE must be one of demo, production, not "prod"'],
  [{ MAIN_API_URL: '//evil' }, 'Setting MAIN_API_URL must be an address like https://example.uz, not "//evil"'],
  [{ SITE_URL: 'ftp://x.uz' }, 'Setting SITE_URL must be an address like https://example.uz, not "ftp://x.uz"'],
  [{ CORS_ORIGINS: 'https://a.uz/b' }, 'Setting CORS_ORIGINS takes origins without a path, not "https://a.uz/b"'],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'Setting DATABASE_URL must be embedded or postgres://user@host/database'],
  [{ REDUX_DEVTOOLS: 'yes' }, 'Setting REDUX_DEVTOOLS must be one of 1, 0, not "yes"'],
  [{ DATABASE_URI: 'x' }, 'Unknown setting DATABASE_URI, did you mean DATABASE_URL?'],
  [{ RATE_LIMIT_ALL: '5' }, 'Unknown setting RATE_LIMIT_ALL. See .env.example for all settings'],
  [{ CODE_MAX_TRIES: '0' }, 'Setting CODE_MAX_TRIES must be a whole number from 1 to 100, not "0"'],
  [{ SMS_DAILY_BUGDET: '5' }, 'Unknown setting SMS_DAILY_BUGDET, did you mean SMS_DAILY_BUDGET?'],
  [{ SMS_GATEWAY: 'eskiz' }, 'Setting ESKIZ_EMAIL is required by SMS_GATEWAY=eskiz'],
  [{ TELEGRAM_STAFF_CHAT: '-1001' }, 'Setting TELEGRAM_BOT_TOKEN is required by TELEGRAM_STAFF_CHAT'],
  [
    { DATABASE_URL: 'postgres://u:secret@h/d' },
    'Setting MODE is required with DATABASE_URL: production, or demo for a database of its own',
  ],
])('rejects settings %j with a one-line message', (env, line) => {
  expect(() => load(env)).toThrow(new ConfigError(line));
});

test('rejects unknown names in .env but not in the environment', () => {
  expect(() => load({}, { PROT: '1' })).toThrow('Unknown setting PROT in .env. See .env.example for all settings');
  expect(load({ PATH: '/bin', HOME: '/root', NODE_ENV: 'production', EDITOR: 'vi' }).port).toBe(3000);
});

test.each([
  ['ACCESS_TOKEN_SECRET', { ACCESS_TOKEN_SECRET: '' }],
  ['CODE_SECRET', { CODE_SECRET: '' }],
  ['SMS_GATEWAY', { SMS_GATEWAY: 'sandbox' }],
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['SITE_URL', { SITE_URL: '' }],
  ['SITE_URL', { SITE_URL: 'http://yolda.uz' }],
])('refuses to start production without its own %s', (name, missing) => {
  expect(() => load({ ...production, ...missing })).toThrow(`Setting ${name} is required in MODE=production`);
});

test.each([
  'ACCESS_TOKEN_SECRET',
  'CODE_SECRET',
])('refuses a guessable %s in production and explains how to create a random one', (name) => {
  const line = `Setting ${name} is a sequence. Create one with node -p "crypto.randomBytes(32).toString('base64url')"`;
  expect(() => load({ ...production, [name]: '0123456789abcdefghijklmnopqrstuvwxyz' })).toThrow(new ConfigError(line));
  expect(load({ [name]: '0123456789abcdefghijklmnopqrstuvwxyz' }).mode).toBe('demo');
});

test('refuses equal ACCESS_TOKEN_SECRET and CODE_SECRET in production', () => {
  const one = { ACCESS_TOKEN_SECRET: production.CODE_SECRET };
  expect(() => load({ ...production, ...one })).toThrow('Settings ACCESS_TOKEN_SECRET and CODE_SECRET must differ');
});

test('normalizes SITE_URL to its origin, and rejects one with a path, query or user', () => {
  const siteUrlOf = (SITE_URL: string) => load({ ...production, SITE_URL }).siteUrl;
  expect([siteUrlOf('https://Yolda.uz/'), siteUrlOf('https://yolda.uz:443')]).toEqual([
    'https://yolda.uz',
    'https://yolda.uz',
  ]);
  for (const text of ['https://yolda.uz/site', 'https://yolda.uz/?a=1', 'https://user:x@yolda.uz'])
    expect(() => siteUrlOf(text)).toThrow(`Setting SITE_URL takes an address without a path, not "${text}"`);
});

test('seeds production only with SEED_DEMO=1', () => {
  expect(load(production).seedDemo).toBe(false);
  expect(load({ ...production, SEED_DEMO: '1' }).seedDemo).toBe(true);
});

test('creates the secrets of a demo once, readable by the owner only', () => {
  const first = load({}).secrets;
  expect(first.accessToken.length).toBeGreaterThanOrEqual(32);
  expect(first.accessToken).not.toBe(first.code);
  expect(load({}).secrets).toEqual(first);
  expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o777).toBe(0o600);
});
