import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer, FormProblem, Renderer } from '#contract/render';
import type { ApiFailure } from '../../platform/http/errors';
import { networkKey } from '../../platform/http/network';
import { rateLimit } from '../../platform/http/rateLimit';
import { frameCookies } from '../../platform/pages/frameCookies';
import { canonicalSpelling, type PageAddress, pageAddress } from '../../platform/pages/pageAddress';
import { sitePublicConfig } from '../../platform/pages/sitePublicConfig';
import type { ApiFetch } from '../apiFetch';
import { type Pages, RenderingRefused } from '../pages';
import { refuseMethod, sendAnswer, sendRefusal } from '../sendPage';
import { createSendingKeys } from './sendingKeys';

type FormRequest = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * CSRF check by `Sec-Fetch-Site`, else `Origin` or `Referer`. Without these headers a request is accepted: forms do not
 * rely on cookies, and honeypot and rate limit apply.
 */
const passesCsrfCheck = ({ headers, host }: FormRequest, siteUrl: string): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = headers.origin ?? headers.referer;
  if (from === undefined) return true;
  // Compares hosts, not origins: behind a TLS proxy the scheme is unknown. `Host` may contain the default port.
  const own = [host.replace(/:(80|443)$/, ''), new URL(siteUrl).host];
  return URL.canParse(from) && own.includes(new URL(from).host);
};

const SENT_PARAM = 'sent';

/** Receipts are signed, so that a crafted link cannot show a false confirmation. */
const createReceipts = (secret: string) => {
  const sealOf = (reference: string) =>
    createHmac('sha256', secret).update(`form receipt\n${reference}`).digest().subarray(0, 12);
  return {
    write: (reference = ''): string =>
      `${Buffer.from(reference).toString('base64url')}.${sealOf(reference).toString('base64url')}`,
    read: (text: string): { reference?: string } | null => {
      const [number = '', seal = ''] = text.split('.');
      const reference = Buffer.from(number, 'base64url').toString();
      const sealBytes = Buffer.from(seal, 'base64url');
      const right = sealOf(reference);
      if (sealBytes.length !== right.length || !timingSafeEqual(sealBytes, right)) return null;
      return reference === '' ? {} : { reference };
    },
  };
};

type Fields = Readonly<Record<string, string>>;

/** Bytes: the longest message at nine bytes per character (URL encoding), and the other fields. */
const BODY_LIMIT = 64 * 1024;

/** Converts CRLF to LF, because limits count a line break as one character. */
const fieldsOf = (body: string): Fields =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));

const refused = (status: number, problem: FormProblem, fields: Fields = {}): FormAnswer => ({
  sent: false,
  status,
  problem,
  fields,
  errors: {},
});

const PROBLEMS: Record<number, FormProblem> = { 413: 'tooLarge', 429: 'tooMany' };

/**
 * Handles forms posted without scripts: shows a refused form again with input and errors, or redirects to a
 * confirmation that is safe to reload.
 */
export const createForms = (
  renderer: Pick<Renderer, 'hasForm' | 'sendForm'>,
  pages: Pick<Pages, 'answer'>,
  apiFetchFrom: (address: string) => ApiFetch,
) =>
  async function forms(app: FastifyInstance) {
    const keyOf = createSendingKeys(app.config.secrets.code);
    const receipts = createReceipts(app.config.secrets.code);
    // Reads `siteUrl` late: with PORT=0 it is known only after `listen`.
    const isOwn = (request: FastifyRequest) => passesCsrfCheck(request, app.config.siteUrl);

    const page = async (request: FastifyRequest, reply: FastifyReply, address: PageAddress, answer: FormAnswer) => {
      const cookies = frameCookies(request.headers.cookie);
      try {
        return await sendAnswer(
          request,
          reply,
          await pages.answer(address, cookies, answer, networkKey(request)),
          answer,
        );
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

    // The rate limit runs after the body is read, so that a 429 can return the input.
    const config = { limit: 'enquiries', rateLimit: { hook: 'preHandler' } } as const;
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
      renderer.hasForm(addressOf(request).path) ? undefined : refuseMethod(request, reply);
    app.post<{ Body: Fields | undefined }>('/*', { config, onRequest }, async (request, reply) => {
      const address = addressOf(request);
      if (!isOwn(request)) return page(request, reply, address, refused(403, 'foreign'));
      const answer = await renderer.sendForm({
        path: address.path,
        cookies: frameCookies(request.headers.cookie),
        publicConfig: sitePublicConfig(app.config),
        apiFetch: apiFetchFrom(request.ip),
        fields: request.body ?? {},
        keyOf,
      });
      if (!answer.sent) return page(request, reply, answer.at ? pageAddress(answer.at) : address, answer);
      const to = answer.to ?? `${address.path}?${SENT_PARAM}=${receipts.write(answer.reference)}`;
      return reply.header('cache-control', 'no-store').redirect(to, 303);
    });
  };

export const createSentReader = (app: FastifyInstance) => {
  const receipts = createReceipts(app.config.secrets.code);
  return (url: string): FormAnswer | null => {
    if (!url.includes(`${SENT_PARAM}=`)) return null;
    const text = new URLSearchParams(url.slice(url.indexOf('?'))).get(SENT_PARAM);
    const receipt = text === null ? null : receipts.read(text);
    return receipt && { sent: true, ...receipt };
  };
};
