import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeMarkup } from '#contract/rules/text';
import { ApiFailure } from '../../platform/http/errors';
import { isLocalRequest } from '../../platform/localRequest';
import { askerOf, devFormPolicy, devPage, knownAsker } from './page';

import type { SentMessage } from './telegramStandIn';

const OWN_CHAT = 1_000_001;
const TOKEN = /^[\w-]{1,64}$/;

const chatOf = (mark: string) => Number.parseInt(mark.slice(0, 12), 16);

/** Shows simulated Telegram chats of a demo without a bot: only on this machine, or in a public demo per browser. */
export async function devTelegram(app: FastifyInstance): Promise<void> {
  const standIn = app.telegram?.standIn;
  const { publicDemo } = app.config;
  if (!standIn) return;
  await app.register(cookie);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (_request, _body, done) => done(null, null),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (!publicDemo && !isLocalRequest(request)) throw new ApiFailure(404, 'not_found');
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  const visibleMessages = (request: FastifyRequest): SentMessage[] => {
    const newestFirst = standIn.sent.toReversed();
    if (!publicDemo) return newestFirst;
    const mark = knownAsker(request);
    return mark === null ? [] : newestFirst.filter(({ chat }) => chat === chatOf(mark));
  };
  const nameOf = (chat: number) => (chat === standIn.staffChat ? 'staff' : 'customer');

  app.get('/dev/telegram.json', async (request) =>
    visibleMessages(request).map(({ chat, text, sentAt }) => ({ chat: nameOf(chat), text, sent_at: sentAt })),
  );

  app.get<{ Querystring: { start?: string } }>('/dev/telegram', async (request, reply) => {
    const { start = '' } = request.query;
    return reply
      .headers({ 'content-security-policy': devFormPolicy, 'content-type': 'text/html; charset=utf-8' })
      .send(page(visibleMessages(request), TOKEN.test(start) ? start : null, nameOf));
  });

  app.post<{ Querystring: { start?: string } }>('/dev/telegram', async (request, reply) => {
    // CSRF protection: other sites must not post Start.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') throw new ApiFailure(403, 'forbidden');
    const { start = '' } = request.query;
    if (TOKEN.test(start)) await standIn.write(chatFor(request, reply), `/start ${start}`);
    return reply.redirect('/dev/telegram', 303);
  });
}

function chatFor(request: FastifyRequest, reply: FastifyReply): number {
  const mark = askerOf(request, reply);
  return mark === undefined ? OWN_CHAT : chatOf(mark);
}

const page = (sent: SentMessage[], start: string | null, nameOf: (chat: number) => string) =>
  devPage(
    { language: 'ru', title: 'Telegram' },
    `<p>Демонстрация ничего не отправляет: это сообщения её бота. · <span lang="uz">Namoyish sayti hech narsa yubormaydi: bular
uning botining xabarlari.</span> <a href="/dev/telegram">Обновить · <span lang="uz">Yangilash</span></a></p>
${start ? `<form method="post" action="/dev/telegram?start=${start}"><button>Start</button></form>` : ''}
<ul>${sent.map((message) => item(message, nameOf(message.chat))).join('')}</ul>`,
  );

const item = ({ text, sentAt }: SentMessage, name: string) =>
  `<li><b>${name}</b> <time>${sentAt.toISOString()}</time><pre>${escapeMarkup(text)}</pre></li>`;
