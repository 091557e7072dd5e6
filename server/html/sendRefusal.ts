import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../http/language';
import { languageOf, sendBriefPage } from './briefPage';
import { failureTexts } from './failurePage';
import type { RenderingRefused } from './renderings';

type Texts = Record<Language, { title: string; text: string }>;

const BUSY: Texts = {
  ru: { title: 'Сейчас много посетителей', text: 'Страница откроется через несколько секунд: попробуйте ещё раз.' },
  uz: {
    title: 'Hozir tashrif buyuruvchilar koʻp',
    text: 'Sahifa bir necha soniyada ochiladi: yana bir bor urinib koʻring.',
  },
};

/** Answers in place of a page that is not rendered now. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, { statusCode, extra }: RenderingRefused) =>
  sendBriefPage(request, reply, {
    status: statusCode,
    retryAfter: extra.retryAfter ?? 1,
    ...(statusCode === 429 ? failureTexts(429, languageOf(request)) : BUSY[languageOf(request)]),
  });
