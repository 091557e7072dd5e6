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

export type Setting<Value> = { read: Parse<Value>; standard: string; about: string };

const setting = <Value>(standard: string, read: Parse<Value>, about: string): Setting<Value> => ({
  read,
  standard,
  about,
});

const optional = <Value>(parse: Parse<Value>, about: string): Setting<Value | null> =>
  setting('', (text) => (text === '' ? null : parse(text)), about);

/** The mode is known only after reading all settings. */
const byMode = <Value>(standard: Record<Mode, string>, parse: Parse<Value>, about: string) =>
  setting(
    '',
    (text): Record<Mode, Value> => ({
      demo: parse(text || standard.demo),
      production: parse(text || standard.production),
    }),
    `${about}; default ${standard.demo} in demo, ${standard.production || 'none'} in production`,
  );

/** As in .env.example (checked by a test). An empty text means unset. */
export const settingTable = {
  MODE: optional(
    oneOf('demo', 'production'),
    'demo: sandbox SMS, own secrets, demo content; production: none of them; default demo, but PostgreSQL wants it said',
  ),
  HOST: setting('localhost', anyText, 'Where to listen; 0.0.0.0 for every network of the machine'),
  PORT: setting('3000', wholeNumber(0, 65535), 'The port to listen on; 0 takes any free one'),
  SITE_URL: optional(
    siteAddress,
    'Address of the site for canonical links, previews and sitemap; default http://localhost:PORT, in production https',
  ),
  MAIN_API_URL: setting('/api/main', webAddressOrPath, 'The main API as the browser sees it'),
  PUBLIC_API_URL: optional(webAddressOrPath, "Host of the public API, before /api/public/; default the site's own"),
  DATABASE_URL: optional(databaseUrl, 'postgres://user:password@host/database, or embedded; default embedded'),
  DATABASE_CONNECTIONS: setting(
    '10',
    wholeNumber(2, 1000),
    'Connections to PostgreSQL; six of ten may be in transactions',
  ),
  DATABASE_CONNECT_SECONDS: setting('3', wholeNumber(1, 3600), 'How long a call waits for a connection to PostgreSQL'),
  DATABASE_STATEMENT_SECONDS: setting('5', wholeNumber(0, 3600), 'How long a statement may take; 0: no limit'),
  DATABASE_LOCK_SECONDS: setting('3', wholeNumber(0, 3600), 'How long it may wait for a lock, likewise'),
  DATABASE_IDLE_TRANSACTION_SECONDS: setting(
    '10',
    wholeNumber(0, 3600),
    'How long a transaction may do nothing, likewise',
  ),
  DATA_DIR: setting('.data', anyText, "Folder of the embedded database and of the demo's secrets"),
  ASSETS_DIR: optional(
    anyText,
    'Folder where processes and releases share their browser files, so that two releases can run side by side',
  ),
  SEED_DEMO: byMode({ demo: '1', production: '0' }, onOff, '1 fills the database with the demo content'),
  DEMO_PUBLIC: setting(
    '0',
    onOff,
    '1 lets others see a demo: HOST, SITE_URL and TRUST_PROXY may name more than this machine, and each page says what it is',
  ),
  ADOPT_DEMO_DATABASE: setting(
    '0',
    onOff,
    "1 lets MODE=production go on with a demo's database: the content stays, the demo customers go",
  ),
  CORS_ORIGINS: setting('', origins, 'Other origins whose pages may call the API, separated by commas'),
  TRUST_PROXY: setting(
    '0',
    trustedProxies,
    'How many reverse proxies stand in front, or their networks (10.0.0.0/8,loopback): X-Forwarded-For is theirs',
  ),
  METRICS_TOKEN: optional(
    secret,
    'Lets whoever sends it as a bearer token read /metrics, at least 32 characters; when empty only programs on this machine may, and behind a proxy nobody',
  ),
  ACCESS_TOKEN_SECRET: optional(
    secret,
    'Signs access tokens, at least 32 characters (docs/operations.md makes one); made once in demo',
  ),
  CODE_SECRET: optional(secret, 'Keys the hashes of SMS codes, at least 32 others; made once in demo'),
  SMS_GATEWAY: setting('sandbox', oneOf('sandbox', 'eskiz'), 'sandbox keeps messages on this server; eskiz sends them'),
  ESKIZ_EMAIL: optional(anyText, 'Account at eskiz.uz, needed by SMS_GATEWAY=eskiz'),
  ESKIZ_PASSWORD: optional(anyText, 'Its password'),
  ESKIZ_URL: setting('https://notify.eskiz.uz', webAddress, 'Where its API is'),
  ESKIZ_FROM: setting('4546', anyText, 'Sender that the phone shows: 4546, or a name approved there'),
  ENQUIRY_SMS: setting('1', onOff, '1 tells the phone of an enquiry that no chat follows how it stands; 0 does not'),
  TELEGRAM_BOT_TOKEN: optional(botToken, 'Of a bot that tells staff and customers of enquiries; off when empty'),
  TELEGRAM_STAFF_CHAT: optional(chatAddress, 'Group that hears of new ones, its number (-100…) or @name'),
  TELEGRAM_STAFF_LANGUAGE: setting('ru', oneOf('ru', 'uz'), 'Language of what it hears'),
  TELEGRAM_API_URL: setting('https://api.telegram.org', webAddress, 'Where the Bot API is'),
  SMS_ANSWER_SECONDS: setting(
    '4',
    wholeNumber(0, 8),
    'Seconds that asking for a code waits for the gateway; then it is answered as sent',
  ),
  SMS_DAILY_BUDGET: setting('2000', wholeNumber(1, 1e9), 'SMS of all kinds in 24 hours, to all phones together'),
  SMS_PER_PHONE: setting('30', wholeNumber(1, 1e9), 'SMS that are no codes, to one phone in 24 hours'),
  SMS_CHALLENGE_PERCENT: setting(
    '50',
    wholeNumber(0, 100),
    'From so much of that budget on browsers solve a task for each code; 0: always, 100: never',
  ),
  CODE_RESEND_SECONDS: setting(
    `${CODE_RESEND_SECONDS}`,
    wholeNumber(0, 3600),
    'Seconds between two codes to one phone',
  ),
  CODE_MAX_IN_10_MINUTES: setting('3', wholeNumber(1, 1e9), 'Codes to one phone in 10 minutes'),
  CODE_MAX_A_DAY: setting('10', wholeNumber(1, 1e9), 'Codes to one phone in 24 hours'),
  CODE_MAX_TRIES: setting(`${CODE_MAX_TRIES}`, wholeNumber(1, 100), 'Wrong tries that end a code'),
  LOGIN_MAX_WAIT_SECONDS: setting(
    '60',
    wholeNumber(0, 3600),
    'After a wrong password the next try waits 1 s, then 2, 4 and so on up to this; 0: no wait',
  ),
  SESSION_IDLE_DAYS: setting(
    `${SESSION_IDLE_DAYS}`,
    wholeNumber(1, 3650),
    'Days after which a session that is not used ends',
  ),
  SESSION_MAX_DAYS: setting(
    `${SESSION_MAX_DAYS}`,
    wholeNumber(1, 3650),
    'Days after which a session ends, however much it is used',
  ),
  REDIS_URL: optional(
    redisUrl,
    'redis://… or rediss://…, where several processes count limits by address; default the database, if it is PostgreSQL',
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
    'Days after which ended sessions, and links that have expired, are deleted',
  ),
  KEEP_PASSWORD_FAILURES_DAYS: setting(
    '90',
    wholeNumber(1, 3650),
    'Days after the last wrong password of a number until they are forgotten',
  ),
  KEEP_IDEMPOTENCY_KEYS_DAYS: setting(
    '2',
    wholeNumber(1, 365),
    'Days for which a call that is sent again is known by its key',
  ),
  KEEP_SEARCH_MISSES_DAYS: setting(
    '180',
    wholeNumber(1, 3650),
    'Days after which searches without a result are no longer counted',
  ),
  RATE_LIMIT_MAX: setting('600', wholeNumber(1, 1e9), 'API calls a minute from one address'),
  RATE_LIMIT_REQUESTS_MAX: setting(
    '60',
    wholeNumber(1, 1e9),
    'Requests sent by visitors from one address in 10 minutes',
  ),
  RATE_LIMIT_CODES_MAX: setting('60', wholeNumber(1, 1e9), 'Codes asked for from one address in 10 minutes'),
  RATE_LIMIT_SIGN_IN_MAX: setting(
    '300',
    wholeNumber(1, 1e9),
    'Tries of each step of signing in and up from one address in 10 minutes',
  ),
  RATE_LIMIT_PAGES_MAX: setting(
    '120',
    wholeNumber(1, 1e9),
    'Pages that can be kept for nobody else (searches) rendered a minute for one address; of others five times as many',
  ),
  PAGES_KEPT_SECONDS: setting(
    '60',
    wholeNumber(0, 86_400),
    "From which age a cached page of another server's content is revalidated, while the stale one is still served; 0 caches none",
  ),
  SERVICE_WORKER: setting(
    '1',
    onOff,
    '0 takes the service worker away from browsers that have it, with all that it has kept: the site then works with a line only',
  ),
  REDUX_DEVTOOLS: setting('0', onOff, '1 lets Redux DevTools connect to the production build'),
  COMPANY_LEGAL_NAME: byMode(
    { demo: 'Yolda Demo MChJ', production: '' },
    textOrNull,
    'Legal name of the business, for search engines; absent when empty',
  ),
  COMPANY_TAX_ID: byMode({ demo: '300000000', production: '' }, textOrNull, 'Its taxpayer number (STIR), likewise'),
  COMPANY_LINKS: setting(
    '',
    webAddresses,
    'Its pages elsewhere (Telegram, Instagram, maps), separated by commas, likewise',
  ),
  SECURITY_CONTACT: optional(
    contactAddress,
    'Where to tell of a hole in the site, for security.txt: mailto:… or https://…; default the contacts page',
  ),
  COMPANY_PRICE_RANGE: setting('$$', anyText, 'How dear it is, from $ to $$$$, likewise'),
  ANALYTICS: setting('0', onOff, '1 counts views of pages in the database: without cookies, without a person'),
  KEEP_PAGE_VIEWS_DAYS: setting('90', wholeNumber(1, 3650), 'Days after which these counts are deleted'),
  YANDEX_METRICA_ID: optional(
    counterId,
    'Number of a counter of Yandex Metrica: visitors are then asked, and whoever says yes is counted by Yandex',
  ),
  GOOGLE_ANALYTICS_ID: optional(measurementId, 'G-… of Google Analytics, likewise'),
  APP_STORE_URL: optional(webAddress, 'Link to your app for iOS; without it the page has no such button'),
  GOOGLE_PLAY_URL: optional(webAddress, 'Link to your app for Android; without it the page has no such button'),
  MAP_TILES_URL: setting(
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    webAddress,
    'Pictures of the map, with {z}, {x} and {y}',
  ),
  REQUEST_TIMEOUT_SECONDS: setting('30', wholeNumber(1, 3600), 'Within it a request must have come in whole'),
  CONNECTION_TIMEOUT_SECONDS: setting(
    '60',
    wholeNumber(1, 3600),
    'A connection on which nothing moves for as long is cut, such as that of a visitor who takes no bytes',
  ),
  DRAIN_SECONDS: byMode(
    { demo: '0', production: '3' },
    wholeNumber(0, 3600),
    'At SIGTERM the server says for as long that it is not ready, and works on',
  ),
  STOP_SECONDS: setting('5', wholeNumber(1, 3600), 'At a stop running requests get as long to finish'),
  LOG_LEVEL: setting('info', oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug'), 'How much is logged'),
};

export type SettingName = keyof typeof settingTable;
export type SettingValues = {
  [Name in SettingName]: (typeof settingTable)[Name] extends Setting<infer Value> ? Value : never;
};
