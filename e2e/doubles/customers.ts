import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import type { DemoCustomer } from '../../server/testing/demoCustomer';
import { test as base } from '../fixtures';

const run = promisify(execFile);
/** More than there are such journeys at one width: which worker gets how many of them is chance. */
const PREPARED = 48;
/** Those who have a password. */
const KNOWN = 8;
export const PASSWORD = 'correct horse';

interface Prepared {
  folder: string;
  customers: DemoCustomer[];
  known: DemoCustomer[];
}

/** Journeys of people who are signed in: the database knows them before the server starts. Each journey takes a customer of its own. */
export const test = base.extend<{ customer: DemoCustomer; known: DemoCustomer }, { prepared: Prepared }>({
  prepared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'yolda-customers-'));
      const script = ['-r', 'esbuild-register', 'server/testing/prepareDatabase.ts', String(PREPARED), String(KNOWN)];
      const { stdout } = await run(process.execPath, script, { env: { ...process.env, DATA_DIR: folder } });
      const customers = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as DemoCustomer);
      await use({ folder, customers: customers.slice(0, PREPARED), known: customers.slice(PREPARED) });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverSettings: [async ({ prepared }, use) => use({ DATA_DIR: prepared.folder }), { scope: 'worker' }],
  customer: async ({ prepared }, use) => {
    const customer = prepared.customers.pop();
    if (!customer) throw new Error(`More than ${PREPARED} journeys want a customer`);
    await use(customer);
  },
  /** A customer with `PASSWORD`. */
  known: async ({ prepared }, use) => {
    const customer = prepared.known.pop();
    if (!customer) throw new Error(`More than ${KNOWN} journeys want a customer with a password`);
    await use(customer);
  },
});

export type Stored = Partial<Record<'userId' | 'accessToken' | 'refreshToken' | 'language', string>>;

/** Puts what an earlier visit left into the storage of the site, by a page without the site's script. */
export async function storeSession(context: BrowserContext, url: string, session: Stored): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/config.json`);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, session);
  await page.close();
}

/** As after a sign-in a quarter of an hour ago: the access token has run out. */
export const expiredSession = ({ userId, expiredAccessToken, refreshToken }: DemoCustomer) => ({
  userId: String(userId),
  accessToken: expiredAccessToken,
  refreshToken,
});
