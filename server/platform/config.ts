import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { CODE_MAX_TRIES, CODE_RESEND_SECONDS, SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from '../../contract/limits';
import type { CompanyFacts } from '../../contract/render';
import { type DatabaseLimits, standardLimits } from './db/postgres';
import { type EskizAccount, eskizAccount, type TelegramAccount, telegramAccount } from './settings/accounts';
import { demoSecrets, type Secrets } from './settings/demoSecrets';
import { readSettings } from './settings/read';
import type { SettingValues } from './settings/table';
import { refuseExposed, refuseUnsafe } from './settings/unsafe';
import { ConfigError } from './startError';

export { ConfigError };

/** To one phone, but for `dailyBudget`: to all phones together. */
export type CodeLimits = {
  resendSeconds: number;
  maxIn10Minutes: number;
  maxADay: number;
  maxTries: number;
  dailyBudget: number;
  /** From so much of it on a task has to be solved for each code. */
  challengePercent: number;
};

export type SessionLimits = {
  /** They count from the last use. */
  idleDays: number;
  /** They count from the sign-in. */
  maxDays: number;
};

/** Days until what is stored of people goes, or loses their names. */
export type KeptDays = {
  /** 0 keeps them for ever. */
  requests: number;
  securityEvents: number;
  endedSessions: number;
  passwordFailures: number;
  idempotencyKeys: number;
  searchMisses: number;
  pageViews: number;
};

export type Config = {
  mode: 'demo' | 'production';
  host: string;
  /** 0 takes any free port (tests). */
  port: number;
  /** Absolute folder of the embedded database, its lock and the demo's secrets. */
  dataDir: string;
  /** null: the embedded database under `dataDir`. */
  databaseUrl: string | null;
  /** Only PostgreSQL reads these. */
  database: DatabaseLimits;
  /** As the browser sees them: root-relative or absolute, without a trailing slash; the public one is '' for the site's own origin. */
  mainApiUrl: string;
  publicApiUrl: string;
  /** It has no trailing slash. With PORT=0 it is known only once the server listens. */
  siteUrl: string;
  /** Origins, beside the site's own, whose pages may call the API (the static SPA on a static host). */
  corsOrigins: string[];
  /** Who has it may read /metrics from anywhere; null: only programs on this machine. */
  metricsToken: string | null;
  /** Folder of browser files that processes and releases share; null: each serves its own build's. */
  assetsDir: string | null;
  /** How many reverse proxies stand in front, or the networks that they stand in. */
  trustProxy: number | string[];
  smsGateway: 'sandbox' | 'eskiz';
  eskiz: EskizAccount | null;
  /** Whether the phone of an enquiry that no chat follows is told how it stands. */
  enquirySms: boolean;
  /** null: a demo speaks to its own stand-in (server/messages/dev), production to nobody. */
  telegram: TelegramAccount | null;
  /** How long a visitor waits for the gateway before a code is called sent. */
  smsAnswerSeconds: number;
  /** SMS that are no codes, to one phone in 24 hours. */
  smsPerPhone: number;
  /** How often codes may be sent and tried (contract, "Codes"). */
  codes: CodeLimits;
  /** The longest that wrong passwords can make the next try wait. */
  loginMaxWaitSeconds: number;
  sessions: SessionLimits;
  /** A demo that others may see: it says so on each page, and shows a code only to the browser that asked for it. */
  publicDemo: boolean;
  kept: KeptDays;
  seedDemo: boolean;
  /** Whether production may go on with a demo's database. */
  adoptDemo: boolean;
  /** Where the processes count limits by address together; null: in PostgreSQL, or in the one process there is. */
  redisUrl: string | null;
  /** From one address: calls and renderings a minute; requests sent, codes asked for, tries of a step of signing in in 10 minutes. */
  rateLimit: { max: number; requestsMax: number; codesMax: number; signInMax: number; pagesMax: number };
  /** Seconds that a request may take to come in, and that a connection may stay silent. */
  timeouts: { request: number; connection: number };
  /** Seconds that a stop takes: `drain` before the port is closed, `finish` for running requests after it. */
  stop: { drain: number; finish: number };
  /** Age in seconds from which a cached page is revalidated; 0: none is cached. */
  pagesKeptSeconds: number;
  /** Whether pages work without a line too. */
  serviceWorker: boolean;
  reduxDevtools: boolean;
  /** What search engines are told of the business; null and empty where nobody has said it. */
  company: CompanyFacts;
  /** What counts visitors: this server, without a person, and others' counters by their ids. */
  analytics: { own: boolean; yandexMetricaId: string | null; googleAnalyticsId: string | null };
  /** security.txt names it, or the contacts page where it is null. */
  securityContact: string | null;
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
  mapTilesUrl: string | null;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  secrets: Secrets;
};

/**
 * All settings, validated at once; `env` wins over `file`. In demo mode secrets that are not given are made in `dataDir`;
 * `say` hears what had to be mended there.
 * Throws a ConfigError (one line that names the setting) or a StartError when the folder cannot be written.
 */
export function loadConfig(
  env: NodeJS.ProcessEnv,
  file: NodeJS.ProcessEnv = {},
  say: (line: string) => void = () => {},
): Config {
  const given = readSettings(env, file);
  const mode = given.MODE ?? modeOfEmbedded(given);
  if (mode === 'production') refuseUnsafe(given);
  else if (!given.DEMO_PUBLIC) refuseExposed(given);
  const dataDir = resolve(given.DATA_DIR ?? '.data');
  const port = given.PORT ?? 3000;
  return {
    mode,
    host: given.HOST ?? 'localhost',
    port,
    dataDir,
    databaseUrl: given.DATABASE_URL === 'embedded' ? null : given.DATABASE_URL,
    database: databaseLimits(given),
    mainApiUrl: given.MAIN_API_URL ?? '/api/main',
    publicApiUrl: given.PUBLIC_API_URL ?? '',
    siteUrl: given.SITE_URL ?? `http://localhost:${port}`,
    corsOrigins: given.CORS_ORIGINS ?? [],
    metricsToken: given.METRICS_TOKEN,
    assetsDir: given.ASSETS_DIR ? resolve(given.ASSETS_DIR) : null,
    trustProxy: given.TRUST_PROXY ?? 0,
    smsGateway: given.SMS_GATEWAY ?? 'sandbox',
    eskiz: eskizAccount(given),
    enquirySms: given.ENQUIRY_SMS ?? true,
    telegram: telegramAccount(given),
    smsAnswerSeconds: given.SMS_ANSWER_SECONDS ?? 4,
    smsPerPhone: given.SMS_PER_PHONE ?? 30,
    codes: codeLimits(given),
    loginMaxWaitSeconds: given.LOGIN_MAX_WAIT_SECONDS ?? 60,
    sessions: {
      idleDays: given.SESSION_IDLE_DAYS ?? SESSION_IDLE_DAYS,
      maxDays: given.SESSION_MAX_DAYS ?? SESSION_MAX_DAYS,
    },
    publicDemo: mode === 'demo' && given.DEMO_PUBLIC === true,
    kept: {
      requests: given.KEEP_REQUESTS_DAYS ?? 1095,
      securityEvents: given.KEEP_SECURITY_EVENTS_DAYS ?? 365,
      endedSessions: given.KEEP_ENDED_SESSIONS_DAYS ?? 30,
      passwordFailures: given.KEEP_PASSWORD_FAILURES_DAYS ?? 90,
      idempotencyKeys: given.KEEP_IDEMPOTENCY_KEYS_DAYS ?? 2,
      searchMisses: given.KEEP_SEARCH_MISSES_DAYS ?? 180,
      pageViews: given.KEEP_PAGE_VIEWS_DAYS ?? 90,
    },
    seedDemo: given.SEED_DEMO ?? mode === 'demo',
    adoptDemo: given.ADOPT_DEMO_DATABASE ?? false,
    redisUrl: given.REDIS_URL,
    rateLimit: {
      max: given.RATE_LIMIT_MAX ?? 600,
      requestsMax: given.RATE_LIMIT_REQUESTS_MAX ?? 60,
      codesMax: given.RATE_LIMIT_CODES_MAX ?? 60,
      signInMax: given.RATE_LIMIT_SIGN_IN_MAX ?? 300,
      pagesMax: given.RATE_LIMIT_PAGES_MAX ?? 120,
    },
    timeouts: { request: given.REQUEST_TIMEOUT_SECONDS ?? 30, connection: given.CONNECTION_TIMEOUT_SECONDS ?? 60 },
    stop: { drain: given.DRAIN_SECONDS ?? (mode === 'demo' ? 0 : 3), finish: given.STOP_SECONDS ?? 5 },
    pagesKeptSeconds: given.PAGES_KEPT_SECONDS ?? 60,
    serviceWorker: given.SERVICE_WORKER ?? true,
    reduxDevtools: given.REDUX_DEVTOOLS ?? false,
    company: {
      legalName: given.COMPANY_LEGAL_NAME ?? (mode === 'demo' ? 'Yolda Demo MChJ' : null),
      taxId: given.COMPANY_TAX_ID ?? (mode === 'demo' ? '300000000' : null),
      links: given.COMPANY_LINKS ?? [],
      priceRange: given.COMPANY_PRICE_RANGE ?? '',
    },
    analytics: {
      own: given.ANALYTICS ?? false,
      yandexMetricaId: given.YANDEX_METRICA_ID,
      googleAnalyticsId: given.GOOGLE_ANALYTICS_ID,
    },
    securityContact: given.SECURITY_CONTACT,
    appStoreUrl: given.APP_STORE_URL,
    googlePlayUrl: given.GOOGLE_PLAY_URL,
    mapTilesUrl: given.MAP_TILES_URL,
    logLevel: given.LOG_LEVEL ?? 'info',
    secrets: secretsOf(given, dataDir, say),
  };
}

/** The settings of a .env file; an empty object when there is none. */
export function readEnvFile(path = '.env'): NodeJS.ProcessEnv {
  if (!existsSync(path)) return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `npm start` on a fresh machine is a demo. A database that somebody made elsewhere is nothing to guess about: a demo fills it. */
function modeOfEmbedded({ DATABASE_URL }: SettingValues): Config['mode'] {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded') {
    throw new ConfigError('Setting MODE is needed with DATABASE_URL: production, or demo for a database of its own');
  }
  return 'demo';
}

function databaseLimits(given: SettingValues): DatabaseLimits {
  return {
    connections: given.DATABASE_CONNECTIONS ?? standardLimits.connections,
    connectSeconds: given.DATABASE_CONNECT_SECONDS ?? standardLimits.connectSeconds,
    statementSeconds: given.DATABASE_STATEMENT_SECONDS ?? standardLimits.statementSeconds,
    lockSeconds: given.DATABASE_LOCK_SECONDS ?? standardLimits.lockSeconds,
    idleTransactionSeconds: given.DATABASE_IDLE_TRANSACTION_SECONDS ?? standardLimits.idleTransactionSeconds,
  };
}

function codeLimits(given: SettingValues): CodeLimits {
  return {
    resendSeconds: given.CODE_RESEND_SECONDS ?? CODE_RESEND_SECONDS,
    maxIn10Minutes: given.CODE_MAX_IN_10_MINUTES ?? 3,
    maxADay: given.CODE_MAX_A_DAY ?? 10,
    maxTries: given.CODE_MAX_TRIES ?? CODE_MAX_TRIES,
    dailyBudget: given.SMS_DAILY_BUDGET ?? 2000,
    challengePercent: given.SMS_CHALLENGE_PERCENT ?? 50,
  };
}

function secretsOf(given: SettingValues, dataDir: string, say: (line: string) => void): Secrets {
  const { ACCESS_TOKEN_SECRET: accessToken, CODE_SECRET: code } = given;
  if (accessToken && code) return { accessToken, code };
  const made = demoSecrets(dataDir, say);
  return { accessToken: accessToken ?? made.accessToken, code: code ?? made.code };
}
