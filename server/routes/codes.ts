import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/accountCalls';
import { isLandline } from '../../contract/phone';
import { newTask, nonceOfSolution } from '../accounts/challenge';
import { hashOfCode, newCode } from '../accounts/codes';
import { hashOfPhone } from '../accounts/phoneHash';
import { storedPhone } from '../accounts/phones';
import { askerOf } from '../dev/asker';
import { ApiFailure } from '../http/errors';
import { errorTexts } from '../http/errorTexts';
import { networkOf } from '../http/networkOf';
import { sealMessage } from '../messages/sealedMessage';
import { codeText } from '../messages/texts/codeText';
import { ChallengeNeeded, CodeTooSoon, type NewCode, reserveCode, tryCode } from '../repositories/codes';
import { findAccount } from '../repositories/customers';
import type { FinalState } from '../repositories/messages';
import { createBudgetAlerts } from '../sms/budgetAlerts';
import { hashOfFlow, keepFlow } from './codeFlow';
import { isKnownDevice } from './knownDevice';
import { keepProof } from './phoneProof';
import { registerCall } from './register';

/** Codes by SMS, and the proof of a phone that a right one makes (contract, "Security"). */
export async function codeRoutes(app: FastifyInstance): Promise<void> {
  const { codes: limits, secrets, siteUrl, smsAnswerSeconds } = app.config;
  const alertOf = createBudgetAlerts(app.db, app.log, limits.dailyBudget);

  registerCall(app, accountCalls.sendCode).handledBy(async ({ db, query, language, request, reply }) => {
    refuseForeignPage(request);
    const phone = storedPhone(query.phone);
    if (isLandline(phone)) {
      const errors = { phone: [errorTexts.phone_landline[language]] };
      throw new ApiFailure(400, 'phone_landline', { errors });
    }
    const code = newCode();
    const account = await findAccount(db, phone);
    const { flow, hash: flowHash, keepsCookie } = keepFlow(request, reply, query.flow);
    const asker = askerOf(request, reply);
    const asked: NewCode = {
      phone,
      phoneHash: hashOfPhone(phone, secrets.code),
      codeHash: hashOfCode(code, phone, secrets.code),
      flowHash,
      isOpen: !keepsCookie,
      isKnownDevice: account !== null && isKnownDevice(request, account.id),
      isCustomer: account !== null,
      network: networkOf(request),
      sealed: sealMessage({ phone, text: codeText(code, language, siteUrl), asker }, secrets.code),
    };
    const nonce = nonceOfSolution(query.solution ?? '', phone, secrets.code);
    const { messageId, spent } = await reserveCode(db, asked, { limits, nonce }).catch((error: unknown) => {
      throw refusal(error, request, phone);
    });
    await alertOf(spent);
    const state = await answerWithin(smsAnswerSeconds, app.messages.deliver(messageId));
    if (state === 'refused' || state === 'dead') throw new ApiFailure(503, 'sms_not_sent');
    return { sent: true, retry_after: limits.resendSeconds, ...(!keepsCookie && { flow }) };
  });

  registerCall(app, accountCalls.checkCode).handledBy(async ({ db, body, request, reply }) => {
    const phone = storedPhone(body.phone);
    const codeHash = hashOfCode(body.code, phone, secrets.code);
    const flowHash = hashOfFlow(request, body.flow);
    const tried = await tryCode(db, { phone, codeHash, flowHash, maxTries: limits.maxTries });
    if (!tried.isCorrect) return { is_correct: false, ...(tried.end && { code: tried.end }) };
    keepProof(reply, tried.grant);
    return { is_correct: true, verification_token: tried.grant };
  });
}

function refusal(error: unknown, { log, server }: FastifyRequest, phone: string): unknown {
  if (error instanceof ChallengeNeeded) {
    server.smsRefusals.inc({ reason: 'challenge' });
    const task = newTask(phone, server.config.secrets.code);
    return new ApiFailure(428, 'challenge_required', { errors: { challenge: [task] } });
  }
  if (!(error instanceof CodeTooSoon)) return error;
  const { reason, retryAfter } = error;
  server.smsRefusals.inc({ reason });
  if (reason === 'budget') log.warn('The SMS budget of the day is spent');
  else if (reason !== 'phone') log.warn({ share: reason }, 'A share of the SMS budget of the day is spent');
  return new ApiFailure(429, 'too_many_requests', { retryAfter });
}

/**
 * How the message ended, as far as that is known so soon. A gateway that is late does not hold the visitor up: the code counts, and is
 * good when it comes.
 */
async function answerWithin(seconds: number, delivery: Promise<FinalState | null>): Promise<FinalState | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), seconds * 1000);
  });
  return Promise.race([delivery, late]).finally(() => clearTimeout(timer));
}

/** The call is a GET: without this any page on the web could make its visitors' browsers send our SMS, by a picture or a link. */
function refuseForeignPage({ headers, server }: FastifyRequest): void {
  if (headers['sec-fetch-site'] !== 'cross-site') return;
  if (!server.config.corsOrigins.includes(headers.origin ?? '')) throw new ApiFailure(403, 'forbidden');
}
