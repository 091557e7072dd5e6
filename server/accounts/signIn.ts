import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '#contract/calls';
import { dateAt } from '#contract/rules/clock';
import { normalizeName } from '#contract/rules/names';
import { isLandline } from '#contract/rules/phone';
import type { PhoneCheckReply, Tokens } from '#contract/signIn';
import { askerOf } from '../messages/dev/page';
import { sealMessage } from '../messages/sealedMessage';
import { createBudgetAlerts } from '../messages/sms/budget';
import type { FinalState } from '../messages/stored';
import { deviceOf, isKnownDevice, rememberDevice } from '../platform/auth/devices';
import { hashPassword, isPassword } from '../platform/auth/passwords';
import {
  claimLoginAttempt,
  claimPasswordAttempt,
  endLoginBackoff,
  endLoginBackoffs,
  resetAllPasswordFailures,
  resetPasswordFailures,
} from '../platform/auth/passwordTries';
import { hashOfPhone, storedPhone } from '../platform/auth/phones';
import { recordEvent } from '../platform/auth/securityEvents';
import { hashOfCode, hashOfToken, newCode } from '../platform/auth/tokens';
import { requireStrongPassword } from '../platform/auth/weakPasswords';
import type { Database } from '../platform/db/database';
import { ApiFailure } from '../platform/http/errors';
import { errorTexts, fieldTexts } from '../platform/http/errorTexts';
import { networkOf } from '../platform/http/network';
import { registerCall } from '../platform/http/registerCall';
import { cookieName, readCookie } from '../platform/http/secureCookie';
import type { Language } from '../platform/language';
import { newChallenge, nonceOfSolution } from './challenge';
import { ChallengeNeeded, CodeTooSoon, type NewCode, reserveCode, tryCode } from './codes';
import { consentFields, requireKnownPolicy, storeConsent } from './consents';
import { findAccount, PhoneTaken, storeCustomer, storePassword } from './customers';
import {
  clearProofCookie,
  consumeGrant,
  hasGrant,
  notVerified,
  proofsOf,
  setProofCookie,
  wasGranted,
} from './phoneProof';
import { deliverNotice, securityNoticeOf, storeSecurityNotice } from './securityNotices';
import { endAllSessions, startSession } from './sessions';

/** PostgreSQL has no year 0, and earlier birthdates are typing errors. */
const EARLIEST = '1900-01-01';

export function isBirthdate(day: string, now = Date.now()): boolean {
  return day >= EARLIEST && day <= dateAt(now);
}

const codeSentences: Record<Language, (code: string) => string> = {
  ru: (code) => `Yolda: код ${code}. Никому не говорите.`,
  // Letters of the GSM-7 alphabet only: any other letter halves the capacity of an SMS.
  uz: (code) => `Yolda: kod ${code}. Hech kimga aytmang.`,
};

/** The last line `@domain #123456` binds the code to the domain (WebOTP, origin-bound codes). */
export const codeText = (code: string, language: Language, siteUrl: string): string =>
  `${codeSentences[language](code)}\n@${new URL(siteUrl).hostname} #${code}`;

export const REFRESH_TOKEN_CLAIM = 'rt';

export const refreshTokenIdOf = ({ tokenClaims }: FastifyRequest): number => Number(tokenClaims?.[REFRESH_TOKEN_CLAIM]);

async function signIn(db: Database, userId: number, { server: app, headers }: FastifyRequest): Promise<Tokens> {
  const { idleDays } = app.config.sessions;
  const { id, token } = await startSession(db, userId, { device: deviceOf(headers['user-agent']), idleDays });
  return {
    access_token: app.signAccessToken(userId, { [REFRESH_TOKEN_CLAIM]: String(id) }),
    refresh_token: token,
  };
}

const FLOW_COOKIE = 'code_flow';
const FLOW_PATH = '/api/public';
const FLOW_SECONDS = 60 * 60;
const FLOW = /^[\w-]{43}$/;

/** Flow of a code (contract/signIn.ts). Only the `hash` is stored. */
type CodeFlow = {
  flow: string;
  hash: string;
  keepsCookie: boolean;
};

function hashOfFlow(request: FastifyRequest, field: string | undefined): string | null {
  const flow = flowOf(request, field);
  return flow === null ? null : hashOfToken(flow);
}

/** Returns the caller's flow or starts one. It is random, so its cookie needs no signature. */
function storeFlow(request: FastifyRequest, reply: FastifyReply, field: string | undefined): CodeFlow {
  const flow = flowOf(request, field) ?? randomBytes(32).toString('base64url');
  const { siteUrl } = request.server.config;
  const secure = siteUrl.startsWith('https:');
  void reply.setCookie(cookieName(FLOW_COOKIE, siteUrl), flow, {
    path: FLOW_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: FLOW_SECONDS,
  });
  return { flow, hash: hashOfToken(flow), keepsCookie: request.headers['sec-fetch-site'] === 'same-origin' };
}

const flowOf = (request: FastifyRequest, field: string | undefined): string | null =>
  [field, readCookie(request, FLOW_COOKIE)].find((flow) => flow !== undefined && FLOW.test(flow)) ?? null;

export async function codeRoutes(app: FastifyInstance): Promise<void> {
  const { codes: limits, secrets, siteUrl, smsAnswerSeconds } = app.config;
  const alertOf = createBudgetAlerts(app.db, app.log, limits.dailyBudget);

  registerCall(app, calls.sendCode).handledBy(async ({ db, query, language, request, reply }) => {
    refuseForeignPage(request);
    const phone = storedPhone(query.phone);
    if (isLandline(phone)) {
      const errors = { phone: [errorTexts.phone_landline[language]] };
      throw new ApiFailure(400, 'phone_landline', { errors });
    }
    const code = newCode();
    const account = await findAccount(db, phone);
    const { flow, hash: flowHash, keepsCookie } = storeFlow(request, reply, query.flow);
    const asker = askerOf(request, reply);
    const codeToSend: NewCode = {
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
    const { messageId, sentToday } = await reserveCode(db, codeToSend, { limits, nonce }).catch((error: unknown) => {
      throw codeRefusal(error, request, phone);
    });
    await alertOf(sentToday);
    const state = await stateWithin(smsAnswerSeconds, app.messages.deliver(messageId));
    if (state === 'refused' || state === 'dead') throw new ApiFailure(503, 'sms_not_sent');
    return { sent: true, retry_after: limits.resendSeconds, ...(!keepsCookie && { flow }) };
  });

  registerCall(app, calls.checkCode).handledBy(async ({ db, body, request, reply }) => {
    const phone = storedPhone(body.phone);
    const codeHash = hashOfCode(body.code, phone, secrets.code);
    const flowHash = hashOfFlow(request, body.flow);
    const tried = await tryCode(db, { phone, codeHash, flowHash, maxTries: limits.maxTries });
    if (!tried.isCorrect) return { is_correct: false, ...(tried.end && { code: tried.end }) };
    setProofCookie(reply, tried.grant);
    return { is_correct: true, verification_token: tried.grant };
  });
}

function codeRefusal(error: unknown, { log, server }: FastifyRequest, phone: string): unknown {
  if (error instanceof ChallengeNeeded) {
    server.smsRefusals.inc({ reason: 'challenge' });
    const task = newChallenge(phone, server.config.secrets.code);
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
 * Returns null after a timeout, so that a slow gateway does not delay the visitor. A code that arrives later is valid.
 */
async function stateWithin(seconds: number, delivery: Promise<FinalState | null>): Promise<FinalState | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), seconds * 1000);
  });
  return Promise.race([delivery, late]).finally(() => clearTimeout(timer));
}

/** CSRF protection: the call is a GET, which an image on any page could send. */
function refuseForeignPage({ headers, server }: FastifyRequest): void {
  if (headers['sec-fetch-site'] !== 'cross-site') return;
  if (!server.config.corsOrigins.includes(headers.origin ?? '')) throw new ApiFailure(403, 'forbidden');
}

export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  registerCall(app, calls.register).handledBy(async ({ db, body, language, request, reply }) => {
    requireBirthdate(body.birthdate, language);
    const { first_name, last_name, birthdate, gender, consent } = body;
    const phone = storedPhone(body.username);
    requireStrongPassword(body.password, { phone, names: [first_name, last_name], birthdate }, request);
    const proofs = proofsOf(request);
    // Checked before the slow password hash, and again in the transaction.
    if (!(await hasGrant(db, phone, proofs))) throw await proofRefusal(db, phone, proofs);
    await requireKnownPolicy(db, consent, language);
    const passwordHash = await hashPassword(body.password);
    const [firstName, lastName] = [normalizeName(first_name), normalizeName(last_name)];
    const person = { phone, firstName, lastName, birthdate, gender, passwordHash };
    const registered = await db.transaction(async (tx) => {
      // Inserts the customer first: the second of parallel calls with one grant gets `phone_taken`.
      const { id } = await storeCustomer(tx, person).catch(phoneTaken);
      if (!(await consumeGrant(tx, phone, proofs))) throw notVerified();
      await resetAllPasswordFailures(tx, phone);
      if (consent !== undefined) await storeConsent(tx, { userId: id, version: consent, language });
      return { id, tokens: await signIn(tx, id, request) };
    });
    clearProofCookie(reply);
    rememberDevice(request, reply, registered.id);
    await recordEvent(request, { kind: 'registered', userId: registered.id, phone });
    return { ...registered, is_correct: true };
  });

  registerCall(app, calls.setPassword).handledBy(async ({ db, body, request, reply }) => {
    const phone = storedPhone(body.phone_number);
    const proofs = proofsOf(request);
    if (!(await hasGrant(db, phone, proofs))) throw notVerified();
    const account = await findAccount(db, phone);
    requireStrongPassword(body.password, account ?? { phone, names: [], birthdate: null }, request);
    const passwordHash = await hashPassword(body.password);
    const notice = account && (await securityNoticeOf(request, account.id));
    const { noticeId, ...done } = await db.transaction(async (tx) => {
      if (!(await consumeGrant(tx, phone, proofs))) throw notVerified();
      const customer = await storePassword(tx, phone, passwordHash);
      if (!customer) throw new ApiFailure(404, 'not_found');
      await endAllSessions(tx, customer.id);
      await endLoginBackoffs(tx, phone);
      await resetAllPasswordFailures(tx, phone);
      const about = notice && { notice: 'new_password' as const, account: { id: customer.id, phone }, to: notice };
      return {
        id: customer.id,
        tokens: await signIn(tx, customer.id, request),
        phone_number: phone,
        noticeId: about && (await storeSecurityNotice(request, tx, about)),
      };
    });
    deliverNotice(request, noticeId);
    clearProofCookie(reply);
    rememberDevice(request, reply, done.id);
    await recordEvent(request, { kind: 'password_reset', userId: done.id, phone });
    return { ...done, ...(await consentFields(db, done.id)) };
  });
}

/** A form submitted twice has a used grant and an account: the reply is `phone_taken`. */
async function proofRefusal(db: Database, phone: string, proofs: readonly string[]): Promise<ApiFailure> {
  const isDone = (await wasGranted(db, phone, proofs)) && (await findAccount(db, phone)) !== null;
  return isDone ? new ApiFailure(409, 'phone_taken') : notVerified();
}

export function requireBirthdate(birthdate: string, language: Language): void {
  if (isBirthdate(birthdate)) return;
  throw new ApiFailure(400, 'validation', { errors: { birthdate: [fieldTexts.birthdate[language]] } });
}

export function phoneTaken(error: unknown): never {
  throw error instanceof PhoneTaken ? new ApiFailure(409, 'phone_taken') : error;
}

export async function signInRoutes(app: FastifyInstance): Promise<void> {
  const { loginMaxWaitSeconds } = app.config;
  // Dummy hash against timing attacks: an unknown phone takes as long as a wrong password.
  const dummyHash = await hashPassword(randomBytes(16).toString('base64url'));

  registerCall(app, calls.checkPhone).handledBy(async ({ db, body }) => {
    const message = answerOf(await findAccount(db, storedPhone(body.phone_number)));
    return { message, detail: message };
  });

  registerCall(app, calls.login).handledBy(async ({ db, body, request, reply }) => {
    const phone = storedPhone(body.phone_number);
    const account = await findAccount(db, phone);
    const share = { phone, isKnownDevice: account !== null && isKnownDevice(request, account.id) };
    const retryAfter = await claimLoginAttempt(db, share, loginMaxWaitSeconds);
    if (retryAfter > 0) throw new ApiFailure(429, 'too_many_requests', { retryAfter });
    if (!(await claimPasswordAttempt(db, share))) {
      await recordEvent(request, { kind: 'sign_in_by_sms_only', phone });
      throw new ApiFailure(403, 'sms_only');
    }
    const isRight = await isPassword(body.password, account?.passwordHash ?? dummyHash);
    if (!account?.passwordHash || !isRight) {
      await recordEvent(request, { kind: 'sign_in_refused', userId: account?.id ?? null, phone });
      throw new ApiFailure(400, 'wrong_password');
    }
    await endLoginBackoff(db, share);
    await resetPasswordFailures(db, share);
    rememberDevice(request, reply, account.id);
    const tokens = await signIn(db, account.id, request);
    if (!share.isKnownDevice) {
      const to = await securityNoticeOf(request, account.id);
      deliverNotice(request, await storeSecurityNotice(request, db, { notice: 'new_device', account, to }));
    }
    await recordEvent(request, { kind: 'signed_in', userId: account.id, phone });
    return { message: 'success' as const, user_id: account.id, ...tokens, ...(await consentFields(db, account.id)) };
  });
}

/** Clients compare these texts, so they must not change. */
function answerOf(account: { passwordHash: string | null } | null): PhoneCheckReply['message'] {
  if (!account) return 'User not found';
  return account.passwordHash === null ? 'password is not generated' : 'password generated';
}
