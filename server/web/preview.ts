import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLink, withDraftApplied } from '../catalog/content/preview';
import { ContentRefused } from '../catalog/content/problems';
import { isOutage } from '../platform/http/errors';
import { networkKey } from '../platform/http/network';
import type { Language } from '../platform/language';
import { type BriefPage, languageOf, sendBriefPage } from '../platform/pages/briefPage';
import { frameCookies } from '../platform/pages/frameCookies';
import { pageAddress } from '../platform/pages/pageAddress';
import { type Pages, RenderingRefused } from './pages';

import { sendPreview, sendRefusal } from './sendPage';

type Words = Record<Language, Pick<BriefPage, 'title' | 'text'>>;
const TEXTS = {
  unknown: {
    ru: { title: 'Такого предпросмотра нет', text: 'Проверьте ссылку целиком или попросите прислать её ещё раз.' },
    uz: { title: 'Bunday koʻrib chiqish yoʻq', text: 'Havolani toʻliq tekshiring yoki qayta yuborishlarini soʻrang.' },
  },
  over: {
    ru: { title: 'Ссылка больше не действует', text: 'Попросите того, кто её прислал, сделать новую.' },
    uz: { title: 'Havola endi ishlamaydi', text: 'Yuborgan kishidan yangisini soʻrang.' },
  },
  lacking: {
    ru: {
      title: 'Страницу пока не показать',
      text: 'В черновике заполнено ещё не всё. Попросите того, кто прислал ссылку: что исправить, отмечено у него.',
    },
    uz: {
      title: 'Sahifani hozircha koʻrsatib boʻlmaydi',
      text: 'Qoralama hali toʻliq emas. Havolani yuborgan kishidan soʻrang: nimani toʻgʻrilash unda koʻrsatilgan.',
    },
  },
} satisfies Record<string, Words>;

/** SQLSTATEs of lock conflicts, timeouts and unique violations: the item is being published. */
const BUSY = new Set(['55P03', '57014', '40P01', '23505']);
const isBusy = (error: unknown) => {
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
  return typeof code === 'string' && BUSY.has(code);
};

const addressOf = (page: string, language: Language) =>
  pageAddress(language === 'uz' ? `/uz${page === '/' ? '' : page}` : page);

export const createPreviews = (pages: Pages) =>
  async function previews(app: FastifyInstance) {
    for (const language of ['ru', 'uz'] as const) {
      app.get<{ Params: { token: string } }>(
        `${language === 'uz' ? '/uz' : ''}/preview/:token`,
        async (request, reply) => {
          const link = await findLink(app.db, request.params.token);
          if (link === 'unknown') return sendBrief(request, reply, 404, 'unknown');
          if (link === 'over') return sendBrief(request, reply, 410, 'over');
          const { kind, id } = link;
          try {
            const page = await pages.preview(networkKey(request), (render) =>
              withDraftApplied(app.db, kind, id, (shownAt) =>
                render(addressOf(shownAt, language), {
                  ...frameCookies(request.headers.cookie),
                  language,
                  signedIn: false,
                }),
              ),
            );
            if (!page) return await sendBrief(request, reply, 404, 'unknown');
            return await sendPreview(request, reply, page);
          } catch (error) {
            if (error instanceof RenderingRefused) return sendRefusal(request, reply, error);
            if (isOutage(error) || isBusy(error))
              return sendRefusal(request, reply, new RenderingRefused(503, 'busy', { retryAfter: 2 }));
            if (!(error instanceof ContentRefused)) throw error;
            return sendBrief(request, reply, 409, 'lacking');
          }
        },
      );
    }
  };

const sendBrief = (request: FastifyRequest, reply: FastifyReply, status: number, name: keyof typeof TEXTS) =>
  sendBriefPage(request, reply.header('referrer-policy', 'no-referrer'), {
    status,
    framed: true,
    ...TEXTS[name][languageOf(request)],
  });
