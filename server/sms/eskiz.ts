import type { Gateway, SmsMessage } from '../messages/gateway';
import type { EskizAccount } from '../settings/accounts';
import { callEskiz, type EskizReply, refusal, SEND } from './eskizCall';

/** For all steps of one message together: the end of the process waits for it too (lifecycle.ts). */
const PATIENCE_MS = 8_000;

const LOGIN = '/api/auth/login';
const REFRESH = '/api/auth/refresh';

/**
 * Speaks to the HTTP gateway of eskiz.uz. Logging in gives a token for 30 days; one that is refused is renewed, else a new log-in gives
 * another, and the message is sent once more. What else may be repeated, whoever calls decides by the kind of the failure.
 */
export function createEskiz(
  { email, password, url, from }: EskizAccount,
  patienceMs = PATIENCE_MS,
): Gateway<SmsMessage> {
  let token: Promise<string> | null = null;

  const logIn = async (signal: AbortSignal) =>
    tokenOf(LOGIN, await callEskiz(url, { method: 'POST', path: LOGIN, fields: { email, password }, signal }));

  const renew = async (bearer: string, signal: AbortSignal) => {
    const reply = await callEskiz(url, { method: 'PATCH', path: REFRESH, bearer, signal });
    return reply.status === 200 ? tokenOf(REFRESH, reply) : logIn(signal);
  };

  /** Messages that need a token at the same time wait for the same one; a failure is not kept. */
  const keep = (next: Promise<string>) => {
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
      const known = token ?? keep(logIn(signal));
      const bearer = await known;
      let reply = await sendWith(bearer);
      if (reply.status === 401) {
        const renewed = token === known ? null : token;
        reply = await sendWith(await (renewed ?? keep(renew(bearer, signal))));
      }
      if (reply.status !== 200 || reply.state === 'error') throw refusal(SEND, reply);
    },
  };
}

function tokenOf(path: string, reply: EskizReply): string {
  if (reply.status !== 200 || typeof reply.token !== 'string' || !reply.token) throw refusal(path, reply);
  return reply.token;
}
