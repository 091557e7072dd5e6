import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { contentCalls } from '#contract/calls';
import { CallCenterSchema } from '#contract/company';
import { escapeMarkup } from '#contract/rules/markup';
import type { Language } from '../platform/language';
import { languageOf, sendBriefPage } from '../platform/pages/briefPage';
import type { ApiFetch } from './apiFetch';

/** Robots and people come back later than the site's own calls do. */
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

/** `+998 71 200 00 60`, unbroken; a phone of another shape as it is written. */
const spaced = (phone: string) =>
  phone.replace(/^\+?998(\d{2})(\d{3})(\d{2})(\d{2})$/, '+998\u00a0$1\u00a0$2\u00a0$3\u00a0$4');

const callLine = (call: string, phone: string) =>
  `<p>${call} <a class="phone" href="tel:${escapeMarkup(phone.replace(/[^+\d]/g, ''))}">${escapeMarkup(spaced(phone))}</a></p>`;

/**
 * Answers for a page that cannot be had while the database is away: 503 in the visitor's language with a way to try again, and the
 * business's phone where it is still known.
 */
export const createOutagePage = (app: FastifyInstance, apiFetch: ApiFetch) => {
  /** Only a cached reply: during an outage the call is refused at once otherwise. */
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
