import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { texts as ru } from '#shared/i18n/ru/index';

const FOLDERS = ['src', 'server', 'contract', 'webpack', 'public', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts', 'babel.config.js'];

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, () => probe.close(() => answer(true)));
  });

async function twoFreePorts(): Promise<number> {
  for (let port = 20_000 + Math.floor(Math.random() * 20_000); ; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

interface Development {
  url: string;
  change: (file: string, from: string, to: string) => void;
}

const test = base.extend<{ development: Development }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
  development: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'yolda-dev-'));
    for (const source of FOLDERS.concat(FILES)) cpSync(source, join(folder, source), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    cpSync(process.env.E2E_DATABASE_TEMPLATE ?? '', join(folder, '.data'), { recursive: true });
    const port = await twoFreePorts();
    const development = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    });
    const ended = new Promise((end) => development.once('exit', end));
    await use({
      url: `http://localhost:${port}`,
      change(file, from, to) {
        const text = readFileSync(join(folder, file), 'utf8');
        expect(text).toContain(from);
        writeFileSync(join(folder, file), text.replace(from, to));
      },
    });
    development.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
});

test('npm run dev hot-reloads a component without losing typed text and restarts the server after a change @desktop', async ({
  page,
  development: { url, change },
}) => {
  test.setTimeout(180_000);
  const detail = async () => {
    const reply = await fetch(`${url}/api/main/authentication/user/1`).catch(() => null);
    return reply?.ok === false ? ((await reply.json().catch(() => ({}))) as { detail?: string }).detail : undefined;
  };
  await expect.poll(detail, { timeout: 120_000 }).toBe('Войдите в личный кабинет.');

  await page.goto(url);
  await page.locator('#appointment').scrollIntoViewIfNeeded();
  const name = page.getByLabel(ru.forms.name);
  await name.fill('Азиз');
  change('src/site/layouts/SiteLayout/Footer.tsx', '<footer', '<footer data-fresh="yes"');
  await expect(page.locator('footer[data-fresh=yes]')).toBeVisible({ timeout: 60_000 });
  await expect(name).toHaveValue('Азиз');

  change('server/platform/http/errorTexts.ts', 'Войдите в личный кабинет.', 'Сервер начат заново.');
  await expect.poll(detail, { timeout: 60_000 }).toBe('Сервер начат заново.');
  await page.goto(`${url}/dev/gallery`);
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
});
