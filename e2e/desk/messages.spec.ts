import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createTelegramStandIn, type TelegramStandIn } from '#server/messages/dev/telegramStandIn';
import { type Double, listen } from '../shared/doubles';
import { test as base, expect } from '../shared/fixtures';
import { LANGUAGES, send, signIn, UNAUTHORIZED_ERROR } from './deskSteps';

type TelegramDouble = Double & { standIn: TelegramStandIn };

/** Starts a separate Telegram test double, which tests can make refuse messages. */
async function startTelegram(): Promise<TelegramDouble> {
  const standIn = createTelegramStandIn({ deliver: async () => ({ status: 200, body: '' }) });
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    const answered = await standIn.fetch(`http://telegram${request.url}`, { body: await text(request) });
    reply.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text());
  };
  const double = await listen(createServer((request, reply) => void answer(request, reply)));
  return { ...double, standIn };
}

const test = base.extend<object, { telegram: TelegramDouble }>({
  telegram: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
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
test.beforeEach(({ watched }) => watched.tolerate(UNAUTHORIZED_ERROR));

for (const { language, t } of LANGUAGES) {
  test(`shows a message refused by Telegram live and delivers it after a retry, ${language}`, async ({
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

    const message = standIn.sent.find(({ text }) => text.includes(reference))?.text ?? '';
    await page.goto(new URL(message.split('\n').at(-1) ?? '').pathname);
    await expect(page.getByRole('article')).toContainText(reference);
    await expect(page).toHaveURL(/\/desk\/inbox\/\d+/);
  });
}
