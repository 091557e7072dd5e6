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

export type CodeLimits = {
  resendSeconds: number;
  maxIn10Minutes: number;
  maxADay: number;
  maxTries: number;
  dailyBudget: number;
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

/** Parsed settings. settings/table.ts documents their units and defaults. */
export type Config = {
  mode: Mode;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  database: DatabaseLimits;
  /** Root-relative or absolute, without a trailing slash. `publicApiUrl` is '' on the site's own origin. */
  mainApiUrl: string;
  publicApiUrl: string;
  siteUrl: string;
  corsOrigins: string[];
  metricsToken: string | null;
  assetsDir: string | null;
  trustProxy: number | string[];
  smsGateway: 'sandbox' | 'eskiz';
  eskiz: EskizAccount | null;
  enquirySms: boolean;
  /** null: a demo uses a local test double (server/messages/dev). */
  telegram: TelegramAccount | null;
  smsAnswerSeconds: number;
  smsPerPhone: number;
  codes: CodeLimits;
  loginMaxWaitSeconds: number;
  sessions: SessionLimits;
  publicDemo: boolean;
  retention: RetentionDays;
  seedDemo: boolean;
  adoptDemo: boolean;
  redisUrl: string | null;
  rateLimit: { max: number; requestsMax: number; codesMax: number; signInMax: number; pagesMax: number };
  timeouts: { request: number; connection: number };
  stop: { drain: number; finish: number };
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
 * @param say prints warnings about a replaced secrets file
 * @throws ConfigError naming the setting, StartError if the folder is not writable
 */
export function loadConfig(
  env: NodeJS.ProcessEnv,
  file: NodeJS.ProcessEnv = {},
  say: (line: string) => void = () => {},
): Config {
  const settings = readSettings(env, file);
  const mode = settings.MODE ?? defaultMode(settings);
  if (mode === 'production') refuseUnsafe(settings);
  else if (!settings.DEMO_PUBLIC) refuseExposed(settings);
  const dataDir = resolve(settings.DATA_DIR);
  return {
    mode,
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL === 'embedded' ? null : settings.DATABASE_URL,
    database: databaseLimits(settings),
    mainApiUrl: settings.MAIN_API_URL,
    publicApiUrl: settings.PUBLIC_API_URL ?? '',
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    corsOrigins: settings.CORS_ORIGINS,
    metricsToken: settings.METRICS_TOKEN,
    assetsDir: settings.ASSETS_DIR ? resolve(settings.ASSETS_DIR) : null,
    trustProxy: settings.TRUST_PROXY,
    smsGateway: settings.SMS_GATEWAY,
    eskiz: eskizAccount(settings),
    enquirySms: settings.ENQUIRY_SMS,
    telegram: telegramAccount(settings),
    smsAnswerSeconds: settings.SMS_ANSWER_SECONDS,
    smsPerPhone: settings.SMS_PER_PHONE,
    codes: codeLimits(settings),
    loginMaxWaitSeconds: settings.LOGIN_MAX_WAIT_SECONDS,
    sessions: {
      idleDays: settings.SESSION_IDLE_DAYS,
      maxDays: settings.SESSION_MAX_DAYS,
    },
    publicDemo: mode === 'demo' && settings.DEMO_PUBLIC,
    retention: {
      requests: settings.KEEP_REQUESTS_DAYS,
      securityEvents: settings.KEEP_SECURITY_EVENTS_DAYS,
      endedSessions: settings.KEEP_ENDED_SESSIONS_DAYS,
      passwordFailures: settings.KEEP_PASSWORD_FAILURES_DAYS,
      idempotencyKeys: settings.KEEP_IDEMPOTENCY_KEYS_DAYS,
      searchMisses: settings.KEEP_SEARCH_MISSES_DAYS,
      pageViews: settings.KEEP_PAGE_VIEWS_DAYS,
    },
    seedDemo: settings.SEED_DEMO[mode],
    adoptDemo: settings.ADOPT_DEMO_DATABASE,
    redisUrl: settings.REDIS_URL,
    rateLimit: {
      max: settings.RATE_LIMIT_MAX,
      requestsMax: settings.RATE_LIMIT_REQUESTS_MAX,
      codesMax: settings.RATE_LIMIT_CODES_MAX,
      signInMax: settings.RATE_LIMIT_SIGN_IN_MAX,
      pagesMax: settings.RATE_LIMIT_PAGES_MAX,
    },
    timeouts: { request: settings.REQUEST_TIMEOUT_SECONDS, connection: settings.CONNECTION_TIMEOUT_SECONDS },
    stop: { drain: settings.DRAIN_SECONDS[mode], finish: settings.STOP_SECONDS },
    pageCacheSeconds: settings.PAGES_KEPT_SECONDS,
    serviceWorker: settings.SERVICE_WORKER,
    reduxDevtools: settings.REDUX_DEVTOOLS,
    company: {
      legalName: settings.COMPANY_LEGAL_NAME[mode],
      taxId: settings.COMPANY_TAX_ID[mode],
      links: settings.COMPANY_LINKS,
      priceRange: settings.COMPANY_PRICE_RANGE,
    },
    analytics: {
      own: settings.ANALYTICS,
      yandexMetricaId: settings.YANDEX_METRICA_ID,
      googleAnalyticsId: settings.GOOGLE_ANALYTICS_ID,
    },
    securityContact: settings.SECURITY_CONTACT,
    appStoreUrl: settings.APP_STORE_URL,
    googlePlayUrl: settings.GOOGLE_PLAY_URL,
    mapTilesUrl: settings.MAP_TILES_URL,
    logLevel: settings.LOG_LEVEL,
    secrets: secretsOf(settings, dataDir, say),
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

/** PostgreSQL requires an explicit mode, because a demo would seed the database. */
function defaultMode({ DATABASE_URL }: SettingValues): Mode {
  if (DATABASE_URL !== null && DATABASE_URL !== 'embedded') {
    throw new ConfigError('Setting MODE is required with DATABASE_URL: production, or demo for a database of its own');
  }
  return 'demo';
}

export function databaseLimits(settings = readSettings({}, {})): DatabaseLimits {
  return {
    connections: settings.DATABASE_CONNECTIONS,
    connectSeconds: settings.DATABASE_CONNECT_SECONDS,
    statementSeconds: settings.DATABASE_STATEMENT_SECONDS,
    lockSeconds: settings.DATABASE_LOCK_SECONDS,
    idleTransactionSeconds: settings.DATABASE_IDLE_TRANSACTION_SECONDS,
  };
}

function codeLimits(settings: SettingValues): CodeLimits {
  return {
    resendSeconds: settings.CODE_RESEND_SECONDS,
    maxIn10Minutes: settings.CODE_MAX_IN_10_MINUTES,
    maxADay: settings.CODE_MAX_A_DAY,
    maxTries: settings.CODE_MAX_TRIES,
    dailyBudget: settings.SMS_DAILY_BUDGET,
    challengePercent: settings.SMS_CHALLENGE_PERCENT,
  };
}

function secretsOf(settingValues: SettingValues, dataDir: string, say: (line: string) => void): Secrets {
  const { ACCESS_TOKEN_SECRET: accessToken, CODE_SECRET: code } = settingValues;
  if (accessToken && code) return { accessToken, code };
  const made = demoSecrets(dataDir, say);
  return { accessToken: accessToken ?? made.accessToken, code: code ?? made.code };
}
