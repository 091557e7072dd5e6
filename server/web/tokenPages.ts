import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { contentCalls } from '#contract/calls';
import { CallCenterSchema } from '#contract/company';
import { PAGE_NAMES, PAGE_SERVING, PAGES, type PageName, UZBEK_PREFIX } from '#contract/rules/pages';
import { escapeMarkup } from '#contract/rules/text';
import { isOutage } from '../platform/http/errors';
import { networkKey } from '../platform/http/network';
import { rateLimit } from '../platform/http/rateLimit';
import type { Language } from '../platform/language';
import { languageOf, sendBriefPage } from '../platform/pages/briefPage';
import { frameCookies } from '../platform/pages/frameCookies';
import { canonicalSpelling, pageAddress } from '../platform/pages/pageAddress';
import { readEstimatePhoto, recordOpened } from '../visits/estimates';
import { isOpenedByPerson, isRemembered, rememberReader } from '../visits/historyShares';
import { countReader, findShare } from '../visits/sharedHistory';
import type { ApiFetch } from './apiFetch';
import type { createSentReader } from './forms/forms';
import { type Pages, RenderingRefused } from './pages';
import { sendPrivate, sendRefusal } from './sendPage';

const RETRY_AFTER_SECONDS = 30;

const TEXTS: Record<Language, Record<'title' | 'text' | 'call', string>> = {
  ru: {
    title: 'Страница временно недоступна',
    text: 'У нас неполадка на сервере, мы её уже устраняем. Попробуйте открыть страницу ещё раз через минуту.',
    call: 'Записаться и заказать запчасть можно по телефону',
  },
  uz: {
    title: 'Sahifa vaqtincha ochilmayapti',
    text: 'Serverimizda nosozlik bor, uni bartaraf etyapmiz. Bir daqiqadan soʻng sahifani qayta ochib koʻring.',
    call: 'Servisga yozilish va ehtiyot qism buyurtma qilish uchun telefon:',
  },
};

const spaced = (phone: string) =>
  phone.replace(/^\+?998(\d{2})(\d{3})(\d{2})(\d{2})$/, '+998\u00a0$1\u00a0$2\u00a0$3\u00a0$4');

const callLine = (call: string, phone: string) =>
  `<p>${call} <a class="phone" href="tel:${escapeMarkup(phone.replace(/[^+\d]/g, ''))}">${escapeMarkup(spaced(phone))}</a></p>`;

export const createOutagePage = (app: FastifyInstance, apiFetch: ApiFetch) => {
  /** Calls the API only during an outage, when calls are answered from the API cache or fail at once. */
  const knownPhone = async (language: Language): Promise<string> => {
    if (!app.outage.isOn) return '';
    try {
      const request = { method: 'GET', headers: { 'Accept-Language': language }, signal: AbortSignal.timeout(500) };
      const reply = await apiFetch(app.config.mainApiUrl + contentCalls.callCenter.path, request);
      const contact: unknown = reply.status === 200 ? JSON.parse(await reply.text()) : null;
      return Value.Check(CallCenterSchema, contact) ? contact.phone : '';
    } catch {
      return '';
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { call, ...texts } = TEXTS[languageOf(request)];
    const phone = await knownPhone(languageOf(request));
    const more = phone && callLine(call, phone);
    return sendBriefPage(request, reply, { status: 503, retryAfter: RETRY_AFTER_SECONDS, ...texts, more });
  };
};

type TokenRequest = { Params: { token: string } };

/** Serves secret links: uncached, not indexed, rate-limited against guessing. */
export const createTokenPages = (
  pages: Pages,
  sentOf: ReturnType<typeof createSentReader>,
  sendOutagePage: ReturnType<typeof createOutagePage>,
) =>
  async function tokenPages(app: FastifyInstance) {
    await app.register(rateLimit);
    await app.register(cookie);

    const send = async (request: FastifyRequest, reply: FastifyReply) => {
      const elsewhere = canonicalSpelling(request.url);
      if (elsewhere !== null) return reply.header('cache-control', 'no-store').redirect(elsewhere, 301);
      try {
        const address = { ...pageAddress(request.url), cacheable: false };
        const cookies = frameCookies(request.headers.cookie);
        const sent = sentOf(request.url);
        const page = sent
          ? await pages.answer(address, cookies, sent, networkKey(request))
          : (await pages.page(address, cookies, networkKey(request))).value;
        request.pageRoute = page.route;
        return await sendPrivate(request, reply, page);
      } catch (error) {
        if (error instanceof RenderingRefused) return sendRefusal(request, reply, error);
        if (!isOutage(error)) throw error;
        app.outage.note(error);
        return sendOutagePage(request, reply);
      }
    };

    /** Counts readers of a shared history, each browser once a day. */
    const countOpening = async (request: FastifyRequest<TokenRequest>, reply: FastifyReply) => {
      if (!isOpenedByPerson(request)) return;
      const share = await findShare(app.db, request.params.token);
      if (share === null || isRemembered(request, share)) return;
      await countReader(app.db, share);
      rememberReader(reply, share);
    };

    const recordOpening = async (request: FastifyRequest<TokenRequest>) => {
      // Fetches by messengers for link previews do not count.
      if (request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate')
        await recordOpened(app.db, request.params.token, request.id);
    };

    const opened: Partial<Record<PageName, typeof countOpening>> = {
      sharedHistory: countOpening,
      estimate: recordOpening,
    };

    for (const name of PAGE_NAMES.filter((page) => PAGE_SERVING[page].cache === 'private')) {
      for (const prefix of ['', UZBEK_PREFIX]) {
        app.get<TokenRequest>(prefix + PAGES[name].path, { config: { limit: 'tracking' } }, async (request, reply) => {
          await opened[name]?.(request, reply).catch((error: unknown) =>
            request.log.error({ err: error }, `page view of a link not counted: ${name}`),
          );
          return send(request, reply);
        });
      }
    }

    app.get<{ Params: { token: string; id: string }; Querystring: { size?: string } }>(
      `${PAGES.estimate.path}/photos/:id`,
      { config: { limit: 'views' } },
      async ({ params: { token, id }, query: { size } }, reply) => {
        const bytes = /^\d{1,9}$/.test(id)
          ? await readEstimatePhoto(app.db, token, Number(id), size === 'small')
          : null;
        reply.headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
        if (!bytes) return reply.code(404).send();
        return reply.type('image/webp').send(Buffer.from(bytes));
      },
    );
  };
