import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { CompanyFacts } from '#contract/render';
import type { DatabaseLimits } from './db/postgres';
import { type EskizAccount, eskizAccount, type TelegramAccount, telegramAccount } from './settings/accounts';
import { demoSecrets, type Secrets } from './settings/demoSecrets';
import { readSettings } from './settings/read';
import type { Mode, SettingValues } from './settings/table';
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
  mode: Mode;
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
  const dataDir = resolve(given.DATA_DIR);
  return {
    mode,
    host: given.HOST,
    port: given.PORT,
    dataDir,
    databaseUrl: given.DATABASE_URL === 'embedded' ? null : given.DATABASE_URL,
    database: databaseLimits(given),
    mainApiUrl: given.MAIN_API_URL,
    publicApiUrl: given.PUBLIC_API_URL ?? '',
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    corsOrigins: given.CORS_ORIGINS,
    metricsToken: given.METRICS_TOKEN,
    assetsDir: given.ASSETS_DIR ? resolve(given.ASSETS_DIR) : null,
    trustProxy: given.TRUST_PROXY,
    smsGateway: given.SMS_GATEWAY,
    eskiz: eskizAccount(given),
    enquirySms: given.ENQUIRY_SMS,
    telegram: telegramAccount(given),
    smsAnswerSeconds: given.SMS_ANSWER_SECONDS,
    smsPerPhone: given.SMS_PER_PHONE,
    codes: codeLimits(given),
    loginMaxWaitSeconds: given.LOGIN_MAX_WAIT_SECONDS,
    sessions: {
      idleDays: given.SESSION_IDLE_DAYS,
      maxDays: given.SESSION_MAX_DAYS,
    },
    publicDemo: mode === 'demo' && given.DEMO_PUBLIC,
    kept: {
      requests: given.KEEP_REQUESTS_DAYS,
      securityEvents: given.KEEP_SECURITY_EVENTS_DAYS,
      endedSessions: given.KEEP_ENDED_SESSIONS_DAYS,
      passwordFailures: given.KEEP_PASSWORD_FAILURES_DAYS,
      idempotencyKeys: given.KEEP_IDEMPOTENCY_KEYS_DAYS,
      searchMisses: given.KEEP_SEARCH_MISSES_DAYS,
      pageViews: given.KEEP_PAGE_VIEWS_DAYS,
    },
    seedDemo: given.SEED_DEMO[mode],
    adoptDemo: given.ADOPT_DEMO_DATABASE,
    redisUrl: given.REDIS_URL,
    rateLimit: {
      max: given.RATE_LIMIT_MAX,
      requestsMax: given.RATE_LIMIT_REQUESTS_MAX,
      codesMax: given.RATE_LIMIT_CODES_MAX,
      signInMax: given.RATE_LIMIT_SIGN_IN_MAX,
      pagesMax: given.RATE_LIMIT_PAGES_MAX,
    },
    timeouts: { request: given.REQUEST_TIMEOUT_SECONDS, connection: given.CONNECTION_TIMEOUT_SECONDS },
    stop: { drain: given.DRAIN_SECONDS[mode], finish: given.STOP_SECONDS },
    pagesKeptSeconds: given.PAGES_KEPT_SECONDS,
    serviceWorker: given.SERVICE_WORKER,
    reduxDevtools: given.REDUX_DEVTOOLS,
    company: {
      legalName: given.COMPANY_LEGAL_NAME[mode],
      taxId: given.COMPANY_TAX_ID[mode],
      links: given.COMPANY_LINKS,
      priceRange: given.COMPANY_PRICE_RANGE,
    },
    analytics: {
      own: given.ANALYTICS,
      yandexMetricaId: given.YANDEX_METRICA_ID,
      googleAnalyticsId: given.GOOGLE_ANALYTICS_ID,
    },
    securityContact: given.SECURITY_CONTACT,
    appStoreUrl: given.APP_STORE_URL,
    googlePlayUrl: given.GOOGLE_PLAY_URL,
    mapTilesUrl: given.MAP_TILES_URL,
    logLevel: given.LOG_LEVEL,
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
function modeOfEmbedded({ DATABASE_URL }: SettingValues): Mode {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded') {
    throw new ConfigError('Setting MODE is needed with DATABASE_URL: production, or demo for a database of its own');
  }
  return 'demo';
}

/** The limits of the settings DATABASE_…, by default those that the table has. */
export function databaseLimits(given = readSettings({}, {})): DatabaseLimits {
  return {
    connections: given.DATABASE_CONNECTIONS,
    connectSeconds: given.DATABASE_CONNECT_SECONDS,
    statementSeconds: given.DATABASE_STATEMENT_SECONDS,
    lockSeconds: given.DATABASE_LOCK_SECONDS,
    idleTransactionSeconds: given.DATABASE_IDLE_TRANSACTION_SECONDS,
  };
}

function codeLimits(given: SettingValues): CodeLimits {
  return {
    resendSeconds: given.CODE_RESEND_SECONDS,
    maxIn10Minutes: given.CODE_MAX_IN_10_MINUTES,
    maxADay: given.CODE_MAX_A_DAY,
    maxTries: given.CODE_MAX_TRIES,
    dailyBudget: given.SMS_DAILY_BUDGET,
    challengePercent: given.SMS_CHALLENGE_PERCENT,
  };
}

function secretsOf(given: SettingValues, dataDir: string, say: (line: string) => void): Secrets {
  const { ACCESS_TOKEN_SECRET: accessToken, CODE_SECRET: code } = given;
  if (accessToken && code) return { accessToken, code };
  const made = demoSecrets(dataDir, say);
  return { accessToken: accessToken ?? made.accessToken, code: code ?? made.code };
}
