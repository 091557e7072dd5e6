import type { EskizAccount } from '../../platform/settings/accounts';
import {
  type Gateway,
  networkFailure,
  redactedText,
  SendFailure,
  type SendFailureKind,
  type SmsMessage,
} from '../gateway';

export type EskizReply = { status: number; message?: unknown; state?: unknown; token?: unknown };
type Sent = {
  method: 'POST' | 'PATCH';
  path: string;
  bearer?: string;
  fields?: Record<string, string>;
  signal: AbortSignal;
};

export const SEND = '/api/message/sms/send';

export async function callEskiz(url: string, { method, path, bearer, fields, signal }: Sent): Promise<EskizReply> {
  try {
    const reply = await fetch(url + path, {
      method,
      headers: { accept: 'application/json', ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
      ...(fields && { body: formOf(fields) }),
      redirect: 'error',
      signal,
    });
    return { status: reply.status, ...readBody(await reply.text()) };
  } catch (error) {
    const { reason, mayHaveLeft } = networkFailure(error, signal);
    throw new SendFailure(`Eskiz ${path}: ${reason}`, path === SEND && mayHaveLeft ? 'unknown' : 'notSent');
  }
}

export const refusal = (path: string, reply: EskizReply): SendFailure =>
  new SendFailure(`Eskiz ${path} answered ${reply.status}${redactedText(reply.message)}`, kindOf(path, reply));

function kindOf(path: string, { status, state }: EskizReply): SendFailureKind {
  if (status === 429 || status === 503) return 'notSent';
  // Only an error of the API proves that it did not accept the message; a proxy's error page does not.
  if (status >= 500) return path !== SEND || state === 'error' ? 'notSent' : 'unknown';
  return path === SEND && status > 200 && status < 400 ? 'unknown' : 'refused';
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function readBody(text: string): Omit<EskizReply, 'status'> {
  try {
    const body = JSON.parse(text) as { message?: unknown; status?: unknown; data?: { token?: unknown } | null } | null;
    return { message: body?.message, state: body?.status, token: body?.data?.token };
  } catch {
    return {};
  }
}

/** Timeout of a message including login. Shutdown waits for it (lifecycle.ts). */
const TIMEOUT_MS = 8_000;

const LOGIN = '/api/auth/login';
const REFRESH = '/api/auth/refresh';

/**
 * If the token (valid for 30 days) is rejected, renews it and sends the message once more. The caller does all other
 * retries.
 */
export function createEskiz(
  { email, password, url, from }: EskizAccount,
  patienceMs = TIMEOUT_MS,
): Gateway<SmsMessage> {
  let token: Promise<string> | null = null;

  const logIn = async (signal: AbortSignal) =>
    tokenOf(LOGIN, await callEskiz(url, { method: 'POST', path: LOGIN, fields: { email, password }, signal }));

  const renew = async (bearer: string, signal: AbortSignal) => {
    const reply = await callEskiz(url, { method: 'PATCH', path: REFRESH, bearer, signal });
    return reply.status === 200 ? tokenOf(REFRESH, reply) : logIn(signal);
  };

  /** Concurrent messages share one login. A failed login is not cached. */
  const storeToken = (next: Promise<string>) => {
    token = next;
    next.catch(() => {
      if (token === next) token = null;
    });
    return next;
  };

  return {
    async send({ phone, text }) {
      const signal = AbortSignal.timeout(patienceMs);
      const fields = { mobile_phone: phone.replace(/^\+/, ''), message: text, from };
      const sendWith = (bearer: string) => callEskiz(url, { method: 'POST', path: SEND, bearer, fields, signal });
      const known = token ?? storeToken(logIn(signal));
      const bearer = await known;
      let reply = await sendWith(bearer);
      if (reply.status === 401) {
        const renewed = token === known ? null : token;
        reply = await sendWith(await (renewed ?? storeToken(renew(bearer, signal))));
      }
      if (reply.status !== 200 || reply.state === 'error') throw refusal(SEND, reply);
    },
  };
}

function tokenOf(path: string, reply: EskizReply): string {
  if (reply.status !== 200 || typeof reply.token !== 'string' || !reply.token) throw refusal(path, reply);
  return reply.token;
}
