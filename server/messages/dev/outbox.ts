import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeMarkup } from '#contract/rules/text';
import { ApiFailure } from '../../platform/http/errors';
import { isLocalRequest } from '../../platform/localRequest';
import type { Outbox } from '../sms/sandbox';
import { devPage, devPolicy, knownAsker } from './page';

/**
 * Shows sandbox SMS, which contain codes: only on this machine, or in a public demo to the browser that requested them.
 */
export async function devOutbox(app: FastifyInstance): Promise<void> {
  const { outbox } = app;
  const { mode, publicDemo } = app.config;
  if (mode !== 'demo' || !outbox) return;
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    if (!publicDemo && !isLocalRequest(request)) throw new ApiFailure(404, 'not_found');
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
  const visibleMessages = (request: FastifyRequest): Outbox => {
    if (!publicDemo) return outbox;
    const asker = knownAsker(request);
    return asker === null ? [] : outbox.filter((message) => message.asker === asker);
  };
  const listed = (request: FastifyRequest) =>
    visibleMessages(request).map(({ phone, text, sentAt }) => ({ phone, text, code: codeIn(text), sent_at: sentAt }));
  app.get('/dev/outbox.json', async (request) => listed(request));
  app.get('/dev/outbox', async (request, reply) => {
    reply.header('vary', publicDemo ? 'Accept, Cookie' : 'Accept');
    if (/^application\/json\b/.test(request.headers.accept ?? '')) return listed(request);
    return reply
      .headers({ 'content-security-policy': devPolicy, 'content-type': 'text/html; charset=utf-8' })
      .send(page(visibleMessages(request), publicDemo ? VISITORS : OWNERS));
  });
}

const codeIn = (text: string) => /#(\d+)$/.exec(text)?.[1] ?? null;

type Words = { language: string; title: string; about: string; again: string; none: string };

const OWNERS: Words = {
  language: 'en',
  title: 'SMS outbox',
  about: 'The sandbox sends nothing: these are the newest messages.',
  again: 'Look again',
  none: 'No message yet.',
};

const VISITORS: Words = {
  language: 'ru',
  title: 'Ваши SMS · SMS xabarlaringiz',
  about:
    'Демонстрация ничего не отправляет: здесь только то, что запросил этот браузер. · ' +
    '<span lang="uz">Namoyish sayti hech narsa yubormaydi: bu yerda faqat shu brauzer soʻragan xabarlar.</span>',
  again: 'Обновить · <span lang="uz">Yangilash</span>',
  none: 'Сообщений пока нет. · <span lang="uz">Hozircha xabar yoʻq.</span>',
};

const page = (outbox: Outbox, { language, title, about, again, none }: Words) =>
  devPage(
    { language, title },
    `<p>${about} <a href="/dev/outbox">${again}</a></p>
${outbox.length > 0 ? `<ul>${outbox.map(item).join('')}</ul>` : `<p>${none}</p>`}`,
  );

const item = ({ phone, text, sentAt }: Outbox[number]) =>
  `<li><b>${escapeMarkup(phone)}</b> <time>${sentAt.toISOString()}</time><pre>${escapeMarkup(text)}</pre></li>`;
