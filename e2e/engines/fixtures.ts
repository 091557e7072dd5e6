import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type RunningServer, startServerIn } from '../shared/server';
import { openFirefox } from './firefox';
import type { Tab } from './tab';
import { type Visitor, visitorOf } from './visitor';
import { openWebKit } from './webkit';

export type Engine = 'firefox' | 'webkit';
const OPEN = { firefox: openFirefox, webkit: openWebKit };

interface Site {
  server: RunningServer;
  /** Open the database only after the server has stopped. */
  dataFolder: string;
  stop(): Promise<void>;
}

export interface WorkerFixtures {
  engine: { name: Engine; program: string };
  site: Site;
  tab: Tab;
}

export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: [
    { name: 'firefox', program: 'firefox-esr' },
    { scope: 'worker', option: true },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'yolda-engines-'));
      const template = process.env.E2E_DATABASE_TEMPLATE;
      if (template) cpSync(template, dataFolder, { recursive: true });
      const server = await startServerIn(dataFolder);
      let stopped: Promise<void> | undefined;
      const stop = () => (stopped ??= server.stop());
      await use({ server, dataFolder, stop });
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  tab: [
    async ({ engine }, use) => {
      const tab = await OPEN[engine.name](engine.program);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ tab, site }, use) => {
    await tab.resize(1280, 860);
    await use(visitorOf(tab, site.server.url));
    expect(await tab.problems(), 'errors of the console and exceptions').toEqual([]);
  },
});

export { expect };
