import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#contract/rules/deskLimits';
import { productionSettings } from '#server/testing/productionSettings';
import { test as base, expect } from '../shared/fixtures';
import { startServerIn } from '../shared/server';
import { type DeskLanguage, LANGUAGES } from './deskSteps';

const run = promisify(execFile);
const PHONES: Record<DeskLanguage, string> = { ru: '901230011', uz: '901230012' };
const PASSWORD = 'Ремонт-двигателя-77';

type Owners = { settings: Record<string, string>; links: Record<DeskLanguage, string> };

/** Invites the owners by the operator's command before the server starts. */
const test = base.extend<object, { owners: Owners }>({
  owners: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'yolda-production-'));
      cpSync(process.env.E2E_DATABASE_TEMPLATE ?? '', folder, { recursive: true });
      const settings = { ...productionSettings, ADOPT_DEMO_DATABASE: '1', DATA_DIR: folder };
      // The first start removes the demo data.
      await (await startServerIn(folder, settings)).stop();
      const invite = async (phone: string) => {
        const env = { ...process.env, ...settings };
        const { stdout } = await run(process.execPath, ['dist/server/staff.js', 'invite', `+998${phone}`], { env });
        const { pathname, hash } = new URL(stdout.split('\n', 1)[0] ?? '');
        return `${pathname}${hash}`;
      };
      await use({ settings, links: { ru: await invite(PHONES.ru), uz: await invite(PHONES.uz) } });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  serverSettings: [async ({ owners }, use) => use(owners.settings), { scope: 'worker' }],
});

for (const { language, t } of LANGUAGES) {
  test(`an owner in production must set up the second factor and sign in with it, ${language}`, async ({
    page,
    baseURL,
    owners,
    watched,
  }) => {
    watched.tolerate(/Failed to load resource.*4(0[013]|29)/);
    await page.context().addCookies([{ name: 'desk_language', value: language, url: baseURL ?? '' }]);
    await page.goto(owners.links[language]);
    await page.getByLabel(t.invitation.password, { exact: true }).fill(PASSWORD);
    await page.getByLabel(t.invitation.repeat, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t.invitation.accept }).click();
    await expect(page.getByText(t.factor.required)).toBeVisible();
    await page.goto('/desk/inbox');
    await expect(page.getByText(t.factor.required)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect((await page.request.get('/api/desk/enquiries')).status()).toBe(403);

    await page.getByLabel(t.factor.ownPassword, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t.factor.begin }).click();
    await expect(page.getByRole('img', { name: t.factor.qrLabel })).toBeVisible();
    const secret = (await page.getByText(t.factor.byHand).locator('xpath=following-sibling::span').textContent()) ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    const right = totp.generate();
    const code = page.getByLabel(t.factor.code);
    await code.fill(right === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: t.factor.confirm }).click();
    await expect(page.getByText(t.signIn.codeWrong)).toBeVisible();
    await code.fill(right);
    await expect(async () => {
      await page.getByRole('button', { name: t.factor.confirm }).click();
      await expect(page.getByRole('heading', { name: t.factor.recoveryTitle })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const recovery = page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ });
    await expect(recovery).toHaveCount(RECOVERY_CODES);
    await page.getByRole('button', { name: t.factor.saved }).click();
    await expect(page.getByText(t.factor.on)).toBeVisible();
    await expect(page.getByRole('navigation', { name: t.nav.label })).toBeVisible();
    await expect(page.getByRole('button', { name: t.factor.switchOff })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(t.factor.on)).toBeVisible();
    await expect(recovery).toHaveCount(0);

    await page.getByRole('button', { name: t.account.everywhere }).click();
    await page.getByRole('button', { name: t.account.yes }).click();
    await page.getByLabel(t.signIn.phone).fill(PHONES[language]);
    await page.getByLabel(t.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t.signIn.enter, exact: true }).click();
    // A code is valid once: this is the next one.
    await page.getByLabel(t.signIn.code, { exact: true }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await expect(page.getByRole('navigation', { name: t.nav.label })).toBeVisible();
    await page.goto('/desk/inbox');
    await expect(page.getByText(t.inbox.empty)).toBeVisible();
  });
}
