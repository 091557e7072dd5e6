import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '../app';
import { type Config, loadConfig } from '../platform/config';
import type { Database } from '../platform/db/database';
import type { OpenDatabase } from '../platform/db/open';
import { openEmbeddedTestDatabase } from './embeddedTestDatabase';
import { openPostgresTestDatabase } from './postgresTestDatabase';

export type TestServer = {
  app: FastifyInstance;
  db: Database;
  patient: Database;
  /** null for the embedded database, which only one process can open. */
  databaseUrl: string | null;
  config: Config;
  close(): Promise<void>;
};

const testSettings = {
  LOG_LEVEL: 'silent',
  RATE_LIMIT_MAX: '1000000',
  RATE_LIMIT_REQUESTS_MAX: '1000000',
  RATE_LIMIT_CODES_MAX: '1000000',
  RATE_LIMIT_SIGN_IN_MAX: '1000000',
  RATE_LIMIT_PAGES_MAX: '1000000',
  CODE_RESEND_SECONDS: '0',
  CODE_MAX_IN_10_MINUTES: '1000000',
  CODE_MAX_A_DAY: '1000000',
  SMS_DAILY_BUDGET: '1000000',
  LOGIN_MAX_WAIT_SECONDS: '0',
};

/** Starts in 1.5 s and does not listen: use `app.inject`. DATABASE_URL_TEST=postgres://… selects PostgreSQL. */
export async function startTestServer(
  settings: Partial<Config> = {},
  parts: Pick<AppParts, 'site' | 'routes' | 'logTo' | 'print'> = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yolda-test-'));
  const address = process.env['DATABASE_URL_TEST'];
  const database: OpenDatabase & { url?: string } = await (address
    ? openPostgresTestDatabase(address)
    : openEmbeddedTestDatabase());
  const config: Config = { ...loadConfig({ ...testSettings, DATA_DIR: dataDir }), ...settings };
  const app = await buildApp({ config, db: database.db, ...parts });
  return {
    app,
    db: database.db,
    patient: database.patient,
    databaseUrl: database.url ?? null,
    config,
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
