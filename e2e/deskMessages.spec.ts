import { LANGUAGES, NOBODY, send, signIn } from './deskSteps';
import { startTelegram, type TelegramDouble } from './doubles/telegram';
import { test as base, expect } from './fixtures';

const test = base.extend<object, { telegram: TelegramDouble }>({
  telegram: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern
    async ({}, use) => {
      const telegram = await startTelegram();
      await use(telegram);
      await telegram.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ telegram: { url, standIn } }, use) =>
      use({
        TELEGRAM_BOT_TOKEN: standIn.token,
        TELEGRAM_API_URL: url,
        TELEGRAM_STAFF_CHAT: String(standIn.staffChat),
      }),
    { scope: 'worker' },
  ],
});
test.beforeEach(({ watched }) => watched.tolerate(NOBODY));

for (const { language, t } of LANGUAGES) {
  test(`a message that Telegram has refused is seen at the open desk, and arrives when it is sent once more, ${language}`, async ({
    page,
    request,
    baseURL,
    telegram: { standIn },
  }) => {
    await signIn(page, baseURL ?? '', { language, path: '/desk/messages' });
    await expect(page.getByText(t.messages.empty)).toBeVisible();
    standIn.answer({ status: 400, body: { ok: false, description: 'Bad Request: not enough rights' } });
    const { reference } = await send(request);
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: reference }) });
    await expect(line).toContainText(t.messages.stateRefused);
    await expect(line).toContainText('Bad Request: not enough rights');
    standIn.answer(null);
    await line.getByRole('button', { name: t.messages.retry }).click();
    await expect(page.getByRole('status').getByRole('listitem')).toContainText(t.messages.retried);
    await expect(line).toBeHidden();
    await expect.poll(() => standIn.sent.filter(({ text }) => text.includes(reference)).length).toBe(1);
    await expect(page.getByText(t.messages.empty)).toBeVisible();

    const told = standIn.sent.find(({ text }) => text.includes(reference))?.text ?? '';
    await page.goto(new URL(told.split('\n').at(-1) ?? '').pathname);
    await expect(page.getByRole('article')).toContainText(reference);
    await expect(page).toHaveURL(/\/desk\/inbox\/\d+/);
  });
}
