import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { hashOfCode, newCode } from '../accounts/codes';
import { storedPhone } from '../accounts/phones';
import { ApiFailure } from '../plugins/errors';
import { CodeTooSoon, cancelCode, reserveCode, tryCode } from '../repositories/codes';
import { codeText } from '../sms/codeText';
import { keepProof } from './phoneProof';
import { registerCall } from './register';

/** Codes by SMS, and the proof of a phone that a right one makes (contract, "Security"). */
export async function codeRoutes(app: FastifyInstance): Promise<void> {
  const { codes: limits, secrets, siteUrl } = app.config;

  registerCall(app, accountCalls.sendCode).handledBy(async ({ db, query, language, request }) => {
    refuseForeignPage(request);
    const phone = storedPhone(query.phone);
    const code = newCode();
    const codeHash = hashOfCode(code, phone, secrets.code);
    const { id } = await reserveCode(db, { phone, codeHash, limits }).catch((error: unknown) => {
      if (!(error instanceof CodeTooSoon)) throw error;
      if (error.reason === 'budget') request.log.warn('The SMS budget of the day is spent');
      throw new ApiFailure(429, 'too_many_requests', { retryAfter: error.retryAfter });
    });
    try {
      await app.sms.send({ phone, text: codeText(code, language, siteUrl) });
    } catch (cause) {
      await cancelCode(db, id);
      throw new ApiFailure(503, 'sms_not_sent', { cause });
    }
    return { sent: true, retry_after: limits.resendSeconds };
  });

  registerCall(app, accountCalls.checkCode).handledBy(async ({ db, body, reply }) => {
    const phone = storedPhone(body.phone);
    const codeHash = hashOfCode(body.code, phone, secrets.code);
    const tried = await tryCode(db, { phone, codeHash, maxTries: limits.maxTries });
    if (!tried.isCorrect) return { is_correct: false, ...(tried.end && { code: tried.end }) };
    keepProof(reply, tried.grant);
    return { is_correct: true, verification_token: tried.grant };
  });
}

/** The call is a GET: without this any page on the web could make its visitors' browsers send our SMS, by a picture or a link. */
function refuseForeignPage({ headers, server }: FastifyRequest): void {
  if (headers['sec-fetch-site'] !== 'cross-site') return;
  if (!server.config.corsOrigins.includes(headers.origin ?? '')) throw new ApiFailure(403, 'forbidden');
}
