import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import type { DemoCustomer } from '#server/testing/demoCustomer';
import { onceAcrossWorkers } from '#server/testing/onceAcrossWorkers';
import { signToken } from '#server/testing/signToken';
import { customersTemplate } from './databaseTemplate';
import { test as base } from './fixtures';

const run = promisify(execFile);
/** Number of customers prepared per worker. Some are spare, because the number of tests per worker varies. */
const PREPARED = 48;
const KNOWN = 8;
export const PASSWORD = 'correct horse';
const VALID_SECONDS = 900;
const LIST = 'customers.json';

interface Prepared {
  folder: string;
  take(): DemoCustomer;
  takeKnown(): DemoCustomer;
}

async function makeTemplate(made: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yolda-new-customers-'));
  const template = process.env.E2E_DATABASE_TEMPLATE;
  if (template) cpSync(template, folder, { recursive: true });
  const script = ['-r', 'esbuild-register', 'server/testing/prepareDatabase.ts', String(PREPARED), String(KNOWN)];
  const { stdout } = await run(process.execPath, script, { env: { ...process.env, DATA_DIR: folder } });
  writeFileSync(join(folder, LIST), stdout);
  renameSync(folder, made);
}

/** Renews prepared tokens, which may have expired. */
function signedInNow(customer: DemoCustomer, secret: string): DemoCustomer {
  const sign = (token: string, from: number) => {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
    const now = Math.floor(Date.now() / 1000);
    return signToken(secret, { ...claims, iat: now + from, exp: now + from + VALID_SECONDS });
  };
  return {
    ...customer,
    accessToken: sign(customer.accessToken, 0),
    expiredAccessToken: sign(customer.expiredAccessToken, -VALID_SECONDS - 60),
  };
}

export const test = base.extend<{ customer: DemoCustomer; known: DemoCustomer }, { prepared: Prepared }>({
  prepared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const made = customersTemplate(process.env.E2E_DATABASE_TEMPLATE ?? '');
      await onceAcrossWorkers(
        `${made}-lock`,
        () => existsSync(made),
        () => makeTemplate(made),
      );
      const folder = mkdtempSync(join(tmpdir(), 'yolda-customers-'));
      cpSync(made, folder, { recursive: true });
      const secrets = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')) as { accessToken: string };
      const all = readFileSync(join(folder, LIST), 'utf8').trim().split('\n');
      const customers = all.map((line) => JSON.parse(line) as DemoCustomer);
      const known = customers.splice(PREPARED);
      const takeOf = (those: DemoCustomer[]) => () => {
        const customer = those.pop();
        if (!customer) throw new Error('No prepared customer left: raise PREPARED');
        return signedInNow(customer, secrets.accessToken);
      };
      await use({ folder, take: takeOf(customers), takeKnown: takeOf(known) });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverSettings: [async ({ prepared }, use) => use({ DATA_DIR: prepared.folder }), { scope: 'worker' }],
  customer: async ({ prepared }, use) => use(prepared.take()),
  known: async ({ prepared }, use) => use(prepared.takeKnown()),
});

export type Stored = Partial<Record<'userId' | 'accessToken' | 'refreshToken' | 'language', string>>;

export async function storeSession(context: BrowserContext, url: string, session: Stored): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/config.json`);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, session);
  await page.close();
}

export const expiredSession = ({ userId, expiredAccessToken, refreshToken }: DemoCustomer) => ({
  userId: String(userId),
  accessToken: expiredAccessToken,
  refreshToken,
});
