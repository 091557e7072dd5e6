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

/** Per phone, except `dailyBudget` for all phones together. */
export type CodeLimits = {
  resendSeconds: number;
  maxIn10Minutes: number;
  maxADay: number;
  maxTries: number;
  dailyBudget: number;
  /** Percentage of the budget from which each code requires a proof of work. */
  challengePercent: number;
};

export type SessionLimits = {
  idleDays: number;
  maxDays: number;
};

export type RetentionDays = {
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
  port: number;
  dataDir: string;
  /** null: embedded database in `dataDir`. */
  databaseUrl: string | null;
  database: DatabaseLimits;
  /** Root-relative or absolute, without a trailing slash. The public one is '' for the site's own origin. */
  mainApiUrl: string;
  publicApiUrl: string;
  siteUrl: string;
  corsOrigins: string[];
  /** Grants access to /metrics from anywhere. null: only from this machine. */
  metricsToken: string | null;
  /** Shared by processes and releases. null: each serves its own build. */
  assetsDir: string | null;
  trustProxy: number | string[];
  smsGateway: 'sandbox' | 'eskiz';
  eskiz: EskizAccount | null;
  enquirySms: boolean;
  /** null: a demo uses its local double (server/messages/dev). */
  telegram: TelegramAccount | null;
  smsAnswerSeconds: number;
  smsPerPhone: number;
  codes: CodeLimits;
  loginMaxWaitSeconds: number;
  sessions: SessionLimits;
  /** Shows a notice on each page, and a code only to the browser that requested it. */
  publicDemo: boolean;
  retention: RetentionDays;
  seedDemo: boolean;
  adoptDemo: boolean;
  /** null: counters in PostgreSQL, or in the single process. */
  redisUrl: string | null;
  /** Per address: `max` and `pagesMax` a minute, others in 10 minutes. */
  rateLimit: { max: number; requestsMax: number; codesMax: number; signInMax: number; pagesMax: number };
  /** Seconds to receive a request, and of an idle connection. */
  timeouts: { request: number; connection: number };
  /** Seconds `drain` before the port closes, `finish` for running requests after it. */
  stop: { drain: number; finish: number };
  /** Age in seconds from which a cached page is revalidated. 0 disables the cache. */
  pageCacheSeconds: number;
  serviceWorker: boolean;
  reduxDevtools: boolean;
  company: CompanyFacts;
  analytics: { own: boolean; yandexMetricaId: string | null; googleAnalyticsId: string | null };
  securityContact: string | null;
  appStoreUrl: string | null;
  googlePlayUrl: string | null;
  mapTilesUrl: string | null;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  secrets: Secrets;
};

/**
 * `env` takes precedence over `file`. Creates missing demo secrets in `dataDir`.
 * @param say receives warnings about repaired settings
 * @throws ConfigError naming the setting, StartError if the folder is not writable
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
    retention: {
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
    pageCacheSeconds: given.PAGES_KEPT_SECONDS,
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

export function readEnvFile(path = '.env'): NodeJS.ProcessEnv {
  if (!existsSync(path)) return {};
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new ConfigError(`Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A given database requires an explicit mode, because a demo would fill it. */
function modeOfEmbedded({ DATABASE_URL }: SettingValues): Mode {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded') {
    throw new ConfigError('Setting MODE is required with DATABASE_URL: production, or demo for a database of its own');
  }
  return 'demo';
}

export function databaseLimits(given = readSettings({}, {})): DatabaseLimits {
  return {
    connections: given.DATABASE_CONNECTIONS,
    connectSeconds: given.DATABASE_CONNECT_SECONDS,
    statementSeconds: given.DATABASE_STATEMENT_SECONDS,
    lockSeconds: given.DATABASE_LOCK_SECONDS,
    idleTransactionSeconds: given.DATABASE_IDLE_TRANSACTION_SECONDS,
  };
}

function codeLimits(settingValues: SettingValues): CodeLimits {
  return {
    resendSeconds: settingValues.CODE_RESEND_SECONDS,
    maxIn10Minutes: settingValues.CODE_MAX_IN_10_MINUTES,
    maxADay: settingValues.CODE_MAX_A_DAY,
    maxTries: settingValues.CODE_MAX_TRIES,
    dailyBudget: settingValues.SMS_DAILY_BUDGET,
    challengePercent: settingValues.SMS_CHALLENGE_PERCENT,
  };
}

function secretsOf(settingValues: SettingValues, dataDir: string, say: (line: string) => void): Secrets {
  const { ACCESS_TOKEN_SECRET: accessToken, CODE_SECRET: code } = settingValues;
  if (accessToken && code) return { accessToken, code };
  const made = demoSecrets(dataDir, say);
  return { accessToken: accessToken ?? made.accessToken, code: code ?? made.code };
}
