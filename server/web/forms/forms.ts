import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer, FormProblem, Renderer } from '#contract/render';
import type { ApiFailure } from '../../platform/http/errors';
import { lineOf } from '../../platform/http/network';
import { rateLimit } from '../../platform/http/rateLimit';
import { frameCookies } from '../../platform/pages/frameCookies';
import { canonicalSpelling, type PageAddress, pageAddress } from '../../platform/pages/pageAddress';
import { sitePublicConfig } from '../../platform/pages/sitePublicConfig';
import type { ApiFetch } from '../apiFetch';
import { type Pages, RenderingRefused } from '../pages';
import { refuseMethod, sendAnswer, sendRefusal } from '../sendPage';
import { createSendingKeys } from './sendingKeys';

type Asked = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Whether a form comes from a page of this site. A browser says so itself and no page can change it: `Sec-Fetch-Site`, or where
 * that is missing (old browsers, plain http) `Origin` or `Referer`. One that sends none of them is let through: such a form
 * carries no rights of its visitor (no cookie counts here), and is held by the trap and the limit like any other.
 */
const isFromHere = ({ headers, host }: Asked, siteUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return true;
  // The host and not the whole origin: behind a proxy that ends TLS this server does not know its own scheme.
  // An address drops the port that its scheme has anyway; a program's `Host` may name it.
  const own = [host.replace(/:(80|443)$/, ''), new URL(siteUrl).host];
  return URL.canParse(from) && own.includes(new URL(from).host);
};

/** The parameter of the address that a taken form leads to. */
const SENT_PARAM = 'sent';

/**
 * An enquiry's number in an address, signed: nobody can make a link that thanks for an enquiry which was never made, or puts words of
 * their own in its place. It opens nothing: whoever has it sees the thanks and the number.
 */
const createReceipts = (secret: string) => {
  const sealOf = (reference: string) =>
    createHmac('sha256', secret).update(`form receipt\n${reference}`).digest().subarray(0, 12);
  return {
    write: (reference = ''): string =>
      `${Buffer.from(reference).toString('base64url')}.${sealOf(reference).toString('base64url')}`,
    /** Null for anything that was not written here. */
    read: (text: string): { reference?: string } | null => {
      const [number = '', seal = ''] = text.split('.');
      const reference = Buffer.from(number, 'base64url').toString();
      const given = Buffer.from(seal, 'base64url');
      const right = sealOf(reference);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return reference === '' ? {} : { reference };
    },
  };
};

type Fields = Readonly<Record<string, string>>;

/** The longest message, all of it in letters that a form encodes with nine characters, and the other fields. */
const BODY_LIMIT = 64 * 1024;

/** A form sends a line break as two characters, of which whoever typed it, and counts, has one. */
const fieldsOf = (body: string): Fields =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));

const refused = (status: number, problem: FormProblem, fields: Fields = {}): FormAnswer => ({
  sent: false,
  status,
  problem,
  fields,
  errors: {},
});

/** What is said in words; everything else is no form of ours. */
const PROBLEMS: Record<number, FormProblem> = { 413: 'tooLarge', 429: 'tooMany' };

/**
 * Takes the forms of pages without scripts: the browser posts them to their own page, which comes back with what was typed and what
 * is wrong with it, or leads to its thanks, where a reload sends nothing again. Neither is ever cached or shown to robots.
 */
export const createForms = (
  renderer: Pick<Renderer, 'hasForm' | 'sendForm'>,
  pages: Pick<Pages, 'answer'>,
  apiFetchFrom: (address: string) => ApiFetch,
) =>
  async function forms(app: FastifyInstance) {
    const keyOf = createSendingKeys(app.config.secrets.code);
    const receipts = createReceipts(app.config.secrets.code);
    // Read each time: with PORT=0 the site knows its address only once it listens.
    const isOwn = (request: FastifyRequest) => isFromHere(request, app.config.siteUrl);

    const page = async (request: FastifyRequest, reply: FastifyReply, address: PageAddress, answer: FormAnswer) => {
      const cookies = frameCookies(request.headers.cookie);
      try {
        return await sendAnswer(request, reply, await pages.answer(address, cookies, answer, lineOf(request)), answer);
      } catch (error) {
        if (error instanceof RenderingRefused) return sendRefusal(request, reply, error);
        throw error;
      }
    };
    const addressOf = ({ url }: FastifyRequest) => pageAddress(canonicalSpelling(url) ?? url);

    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, fieldsOf(body.toString())),
    );
    await app.register(rateLimit);

    app.setErrorHandler(async (error: FastifyError | ApiFailure, request, reply) => {
      const status = error.statusCode ?? 500;
      const problem = PROBLEMS[status];
      if (!problem) throw error;
      const fields = isOwn(request) ? ((request.body ?? {}) as Fields) : {};
      return page(request, reply, addressOf(request), refused(status, problem, fields));
    });

    // Counted once the body is read: what was typed comes back with the refusal.
    const config = { limit: 'enquiries', rateLimit: { hook: 'preHandler' } } as const;
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
      renderer.hasForm(addressOf(request).path) ? undefined : refuseMethod(request, reply);
    app.post<{ Body: Fields | undefined }>('/*', { config, onRequest }, async (request, reply) => {
      const address = addressOf(request);
      // What a foreign page has filled in is not put before the visitor to be sent once more.
      if (!isOwn(request)) return page(request, reply, address, refused(403, 'foreign'));
      const answer = await renderer.sendForm({
        path: address.path,
        cookies: frameCookies(request.headers.cookie),
        publicConfig: sitePublicConfig(app.config),
        apiFetch: apiFetchFrom(request.ip),
        // Nothing at all is a form with nothing in it.
        fields: request.body ?? {},
        keyOf,
      });
      if (!answer.sent) return page(request, reply, answer.at ? pageAddress(answer.at) : address, answer);
      const to = answer.to ?? `${address.path}?${SENT_PARAM}=${receipts.write(answer.reference)}`;
      return reply.header('cache-control', 'no-store').redirect(to, 303);
    });
  };

/** What a form's own address says was sent; null for every other address. */
export const createSentReader = (app: FastifyInstance) => {
  const receipts = createReceipts(app.config.secrets.code);
  return (url: string): FormAnswer | null => {
    if (!url.includes(`${SENT_PARAM}=`)) return null;
    const text = new URLSearchParams(url.slice(url.indexOf('?'))).get(SENT_PARAM);
    const receipt = text === null ? null : receipts.read(text);
    return receipt && { sent: true, ...receipt };
  };
};
