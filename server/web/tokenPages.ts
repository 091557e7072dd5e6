import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../platform/http/errors';
import { lineOf } from '../platform/http/network';
import { rateLimit } from '../platform/http/rateLimit';
import { frameCookies } from '../platform/pages/frameCookies';
import { canonicalSpelling, pageAddress } from '../platform/pages/pageAddress';
import { noteOpened, readEstimatePhoto } from '../visits/estimates';
import { isOpenedByPerson, isRemembered, rememberReader } from '../visits/historyShares';
import { countReader, findShare } from '../visits/sharedHistory';
import type { createSentReader } from './forms/forms';
import type { createOutagePage } from './outagePage';
import { type Pages, RenderingRefused } from './pages';

import { sendPrivate, sendRefusal } from './sendPage';

type Asked = { Params: { token: string } };

/** Pages for whoever has their link: past every cache, told to no robot, and counted by address as guesses are. */
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
          ? await pages.answer(address, cookies, sent, lineOf(request))
          : (await pages.page(address, cookies, lineOf(request))).value;
        request.pageRoute = page.route;
        return await sendPrivate(request, reply, page);
      } catch (error) {
        if (error instanceof RenderingRefused) return sendRefusal(request, reply, error);
        if (!isOutage(error)) throw error;
        app.outage.note(error);
        return sendOutagePage(request, reply);
      }
    };

    /** Counts a reader of a shared history. The same browser counts once a day. */
    const countOpening = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      if (!isOpenedByPerson(request)) return;
      const share = await findShare(app.db, request.params.token);
      if (share === null || isRemembered(request, share)) return;
      await countReader(app.db, share);
      rememberReader(reply, share);
    };

    for (const prefix of ['', '/uz']) {
      for (const page of ['booking', 'passport', 'review'])
        app.get(`${prefix}/${page}/:token`, { config: { limit: 'tracking' } }, send);
      app.get<Asked>(`${prefix}/history/:token`, { config: { limit: 'tracking' } }, async (request, reply) => {
        await countOpening(request, reply).catch((error: unknown) =>
          request.log.error({ err: error }, 'the opening of a shared history was not counted'),
        );
        return send(request, reply);
      });
      app.get<Asked>(`${prefix}/estimate/:token`, { config: { limit: 'tracking' } }, async (request, reply) => {
        // A person has come to it: messengers fetch it too, for their preview.
        if (request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate')
          await noteOpened(app.db, request.params.token, request.id).catch((error: unknown) =>
            request.log.error({ err: error }, 'the opening of an estimate was not noted'),
          );
        return send(request, reply);
      });
    }

    // An estimate may have a hundred of them.
    app.get<{ Params: { token: string; id: string }; Querystring: { size?: string } }>(
      '/estimate/:token/photos/:id',
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
