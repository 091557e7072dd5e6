import { CODE_MAX_TRIES, CODE_RESEND_SECONDS, SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '#contract/rules/limits';
import {
  anyText,
  botToken,
  chatAddress,
  contactAddress,
  counterId,
  databaseUrl,
  measurementId,
  oneOf,
  onOff,
  origins,
  type Parse,
  redisUrl,
  secret,
  siteAddress,
  textOrNull,
  trustedProxies,
  webAddress,
  webAddresses,
  webAddressOrPath,
  wholeNumber,
} from './parse';

export type Mode = 'demo' | 'production';

export type Setting<Value> = { read: Parse<Value>; defaultText: string; about: string };

const setting = <Value>(defaultText: string, read: Parse<Value>, about: string): Setting<Value> => ({
  read,
  defaultText,
  about,
});

const optional = <Value>(parse: Parse<Value>, about: string): Setting<Value | null> =>
  setting('', (text) => (text === '' ? null : parse(text)), about);

/** Parses both defaults, because the mode is known only after all settings are read. */
const byMode = <Value>(defaults: Record<Mode, string>, parse: Parse<Value>, about: string) =>
  setting(
    '',
    (text): Record<Mode, Value> => ({
      demo: parse(text || defaults.demo),
      production: parse(text || defaults.production),
    }),
    `${about}; default ${defaults.demo} in demo, ${defaults.production || 'none'} in production`,
  );

/** A test compares .env.example with this table. An empty text means unset. */
export const settingTable = {
  MODE: optional(
    oneOf('demo', 'production'),
    'demo: sandbox SMS, generated secrets, demo content; production: none of these; default demo, required with PostgreSQL',
  ),
  HOST: setting('localhost', anyText, 'Address to listen on; 0.0.0.0 for all networks'),
  PORT: setting('3000', wholeNumber(0, 65535), 'Port to listen on; 0: any free port'),
  SITE_URL: optional(
    siteAddress,
    'Address of the site for canonical links, previews and sitemap; default http://localhost:PORT, in production https',
  ),
  MAIN_API_URL: setting('/api/main', webAddressOrPath, 'URL of the main API for browsers'),
  PUBLIC_API_URL: optional(webAddressOrPath, "Host of the public API, before /api/public/; default the site's own"),
  DATABASE_URL: optional(databaseUrl, 'postgres://user:password@host/database, or embedded; default embedded'),
  DATABASE_CONNECTIONS: setting(
    '10',
    wholeNumber(2, 1000),
    'Maximum connections to PostgreSQL; 60 % of them may be in transactions',
  ),
  DATABASE_CONNECT_SECONDS: setting('3', wholeNumber(1, 3600), 'Seconds a call waits for a connection to PostgreSQL'),
  DATABASE_STATEMENT_SECONDS: setting('5', wholeNumber(0, 3600), 'Time limit of a statement in seconds; 0: none'),
  DATABASE_LOCK_SECONDS: setting('3', wholeNumber(0, 3600), 'Time limit for waiting on a lock in seconds; 0: none'),
  DATABASE_IDLE_TRANSACTION_SECONDS: setting(
    '10',
    wholeNumber(0, 3600),
    'Time limit of an idle transaction in seconds; 0: none',
  ),
  DATA_DIR: setting('.data', anyText, "Folder of the embedded database and of the demo's secrets"),
  ASSETS_DIR: optional(anyText, 'Folder for browser files shared by processes and releases during a rolling update'),
  SEED_DEMO: byMode({ demo: '1', production: '0' }, onOff, '1 fills the database with the demo content'),
  DEMO_PUBLIC: setting(
    '0',
    onOff,
    '1 allows a public demo: HOST, SITE_URL and TRUST_PROXY may name other machines, and each page shows a notice',
  ),
  ADOPT_DEMO_DATABASE: setting(
    '0',
    onOff,
    '1 lets MODE=production use a demo database: content stays, demo customers are removed',
  ),
  CORS_ORIGINS: setting('', origins, 'Other origins whose pages may call the API, separated by commas'),
  TRUST_PROXY: setting(
    '0',
    trustedProxies,
    'Number of reverse proxies, or their networks (10.0.0.0/8,loopback), whose X-Forwarded-For is trusted',
  ),
  METRICS_TOKEN: optional(
    secret,
    'Bearer token for /metrics, at least 32 characters; if empty, only local requests without a proxy may read it',
  ),
  ACCESS_TOKEN_SECRET: optional(
    secret,
    'Key for signing access tokens, at least 32 characters (see docs/operations.md); generated in demo',
  ),
  CODE_SECRET: optional(
    secret,
    'Key for hashing SMS codes, at least 32 characters, unlike ACCESS_TOKEN_SECRET; generated in demo',
  ),
  SMS_GATEWAY: setting('sandbox', oneOf('sandbox', 'eskiz'), 'sandbox keeps messages on this server; eskiz sends them'),
  ESKIZ_EMAIL: optional(anyText, 'E-mail of the account at eskiz.uz, required by SMS_GATEWAY=eskiz'),
  ESKIZ_PASSWORD: optional(anyText, 'Password of this account'),
  ESKIZ_URL: setting('https://notify.eskiz.uz', webAddress, 'Address of the Eskiz API'),
  ESKIZ_FROM: setting('4546', anyText, 'Sender that phones show: 4546, or a name approved by Eskiz'),
  ENQUIRY_SMS: setting('1', onOff, '1 sends SMS about the status of enquiries that no Telegram chat follows'),
  TELEGRAM_BOT_TOKEN: optional(
    botToken,
    'Token of the bot that notifies staff and customers of enquiries; off when empty',
  ),
  TELEGRAM_STAFF_CHAT: optional(chatAddress, 'Telegram group notified of new enquiries: id (-100…) or @name'),
  TELEGRAM_STAFF_LANGUAGE: setting('ru', oneOf('ru', 'uz'), 'Language of messages to the group'),
  TELEGRAM_API_URL: setting('https://api.telegram.org', webAddress, 'Address of the Bot API'),
  SMS_ANSWER_SECONDS: setting(
    '4',
    wholeNumber(0, 8),
    'Maximum seconds that the reply to a code request waits for the gateway',
  ),
  SMS_DAILY_BUDGET: setting(
    '2000',
    wholeNumber(1, 1e9),
    'Maximum SMS of all kinds in 24 hours, to all phones together',
  ),
  SMS_PER_PHONE: setting('30', wholeNumber(1, 1e9), 'Maximum SMS other than codes to one phone in 24 hours'),
  SMS_CHALLENGE_PERCENT: setting(
    '50',
    wholeNumber(0, 100),
    'Percentage of the daily budget from which each code requires a proof of work; 0: always, 100: never',
  ),
  CODE_RESEND_SECONDS: setting(
    `${CODE_RESEND_SECONDS}`,
    wholeNumber(0, 3600),
    'Seconds between two codes to one phone',
  ),
  CODE_MAX_IN_10_MINUTES: setting('3', wholeNumber(1, 1e9), 'Maximum codes to one phone in 10 minutes'),
  CODE_MAX_A_DAY: setting('10', wholeNumber(1, 1e9), 'Maximum codes to one phone in 24 hours'),
  CODE_MAX_TRIES: setting(`${CODE_MAX_TRIES}`, wholeNumber(1, 100), 'Wrong attempts that invalidate a code'),
  LOGIN_MAX_WAIT_SECONDS: setting(
    '60',
    wholeNumber(0, 3600),
    'Maximum backoff after wrong passwords (1 s, 2, 4 and so on); 0: none',
  ),
  SESSION_IDLE_DAYS: setting(`${SESSION_IDLE_DAYS}`, wholeNumber(1, 3650), 'Days after which an unused session ends'),
  SESSION_MAX_DAYS: setting(`${SESSION_MAX_DAYS}`, wholeNumber(1, 3650), 'Days after which any session ends'),
  REDIS_URL: optional(
    redisUrl,
    'redis://… or rediss://… for rate limits shared by processes; default the database, if it is PostgreSQL',
  ),
  KEEP_REQUESTS_DAYS: setting(
    '1095',
    wholeNumber(0, 36_500),
    'Days after which enquiries lose name and phone; 0: never',
  ),
  KEEP_SECURITY_EVENTS_DAYS: setting('365', wholeNumber(1, 3650), 'Days after which security events are deleted'),
  KEEP_ENDED_SESSIONS_DAYS: setting(
    '30',
    wholeNumber(1, 3650),
    'Days after which ended sessions and expired links are deleted',
  ),
  KEEP_PASSWORD_FAILURES_DAYS: setting(
    '90',
    wholeNumber(1, 3650),
    'Days after which records of wrong passwords are deleted',
  ),
  KEEP_IDEMPOTENCY_KEYS_DAYS: setting('2', wholeNumber(1, 365), 'Days for which idempotency keys are kept'),
  KEEP_SEARCH_MISSES_DAYS: setting(
    '180',
    wholeNumber(1, 3650),
    'Days after which searches without a result are deleted',
  ),
  RATE_LIMIT_MAX: setting('600', wholeNumber(1, 1e9), 'Maximum API calls a minute from one IP address'),
  RATE_LIMIT_REQUESTS_MAX: setting('60', wholeNumber(1, 1e9), 'Maximum enquiries from one IP address in 10 minutes'),
  RATE_LIMIT_CODES_MAX: setting('60', wholeNumber(1, 1e9), 'Maximum code requests from one IP address in 10 minutes'),
  RATE_LIMIT_SIGN_IN_MAX: setting(
    '300',
    wholeNumber(1, 1e9),
    'Maximum attempts of each sign-in and sign-up step from one IP address in 10 minutes',
  ),
  RATE_LIMIT_PAGES_MAX: setting(
    '120',
    wholeNumber(1, 1e9),
    'Maximum uncacheable pages (searches) a minute for one IP address; other pages five times as many',
  ),
  PAGES_KEPT_SECONDS: setting(
    '60',
    wholeNumber(0, 86_400),
    "Seconds after which a cached page of another server's content is revalidated while served stale; 0: no cache",
  ),
  SERVICE_WORKER: setting(
    '1',
    onOff,
    '0 removes the service worker and its storage from browsers: the site then needs a connection',
  ),
  REDUX_DEVTOOLS: setting('0', onOff, '1 lets Redux DevTools connect to the production build'),
  COMPANY_LEGAL_NAME: byMode(
    { demo: 'Yolda Demo MChJ', production: '' },
    textOrNull,
    'Legal name of the business, for search engines; absent when empty',
  ),
  COMPANY_TAX_ID: byMode(
    { demo: '300000000', production: '' },
    textOrNull,
    'Taxpayer number (STIR) of the business, for search engines; absent when empty',
  ),
  COMPANY_LINKS: setting(
    '',
    webAddresses,
    'Other pages of the business (Telegram, Instagram, maps), separated by commas, for search engines',
  ),
  SECURITY_CONTACT: optional(
    contactAddress,
    'Contact for vulnerability reports in security.txt: mailto:… or https://…; default the contacts page',
  ),
  COMPANY_PRICE_RANGE: setting('$$', anyText, 'Price level of the business, from $ to $$$$, for search engines'),
  ANALYTICS: setting('0', onOff, '1 counts page views in the database, without cookies or personal data'),
  KEEP_PAGE_VIEWS_DAYS: setting('90', wholeNumber(1, 3650), 'Days after which counts of page views are deleted'),
  YANDEX_METRICA_ID: optional(counterId, 'Counter number of Yandex Metrica; visitors are asked for consent'),
  GOOGLE_ANALYTICS_ID: optional(
    measurementId,
    'Measurement id of Google Analytics (G-…); visitors are asked for consent',
  ),
  APP_STORE_URL: optional(webAddress, 'Link to the iOS app; its button is hidden when empty'),
  GOOGLE_PLAY_URL: optional(webAddress, 'Link to the Android app; its button is hidden when empty'),
  MAP_TILES_URL: setting(
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    webAddress,
    'Address of map tiles, with {z}, {x} and {y}',
  ),
  REQUEST_TIMEOUT_SECONDS: setting('30', wholeNumber(1, 3600), 'Seconds within which a request must arrive completely'),
  CONNECTION_TIMEOUT_SECONDS: setting(
    '60',
    wholeNumber(1, 3600),
    'Seconds after which an idle connection is closed, such as one that reads no bytes',
  ),
  DRAIN_SECONDS: byMode(
    { demo: '0', production: '3' },
    wholeNumber(0, 3600),
    'Seconds after SIGTERM in which the server still works, but /readyz fails',
  ),
  STOP_SECONDS: setting('5', wholeNumber(1, 3600), 'Maximum seconds that a stopping server waits for running requests'),
  LOG_LEVEL: setting('info', oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug'), 'Log level'),
};

export type SettingName = keyof typeof settingTable;
export type SettingValues = {
  [Name in SettingName]: (typeof settingTable)[Name] extends Setting<infer Value> ? Value : never;
};
