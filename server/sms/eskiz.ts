import type { EskizAccount } from '../config';
import { SmsFailure, type SmsGateway } from './gateway';

/** For all steps of one message together: the site waits 10 s for its call (design, section 8). */
const PATIENCE_MS = 8_000;

type Reply = { message?: unknown; status?: unknown; data?: { token?: unknown } | null };

/**
 * The HTTP gateway of eskiz.uz: `POST /api/auth/login` gives a token for 30 days, `PATCH /api/auth/refresh` another one for
 * it, `POST /api/message/sms/send` takes a message. A token that is refused is renewed and the message sent once more;
 * nothing else is repeated, since it could arrive twice.
 */
export function createEskiz({ email, password, url, from }: EskizAccount, patienceMs = PATIENCE_MS): SmsGateway {
  let token: Promise<string> | null = null;

  const call = async (method: string, path: string, signal: AbortSignal, bearer: string | null, form?: FormData) => {
    const headers = { accept: 'application/json', ...(bearer !== null && { authorization: `Bearer ${bearer}` }) };
    try {
      const reply = await fetch(url + path, {
        method,
        headers,
        signal,
        redirect: 'error',
        ...(form && { body: form }),
      });
      return { status: reply.status, body: await readReply(reply) };
    } catch (error) {
      if (error instanceof SmsFailure) throw error;
      throw new SmsFailure(`Eskiz ${path}: ${signal.aborted ? 'no answer in time' : reasonOf(error)}`);
    }
  };

  const tokenOf = (path: string, { status, body }: { status: number; body: Reply }) => {
    const given = body.data?.token;
    if (status !== 200 || typeof given !== 'string' || !given) throw refusal(path, status, body);
    return given;
  };

  const logIn = async (signal: AbortSignal) => {
    const path = '/api/auth/login';
    return tokenOf(path, await call('POST', path, signal, null, formOf({ email, password })));
  };

  const renew = async (old: string, signal: AbortSignal) => {
    const path = '/api/auth/refresh';
    const reply = await call('PATCH', path, signal, old);
    return reply.status === 200 ? tokenOf(path, reply) : logIn(signal);
  };

  /** One log-in for all who wait; one that failed is forgotten. */
  const share = (next: Promise<string>) => {
    token = next;
    next.catch(() => {
      if (token === next) token = null;
    });
    return next;
  };

  return {
    async send({ phone, text }) {
      const signal = AbortSignal.timeout(patienceMs);
      const path = '/api/message/sms/send';
      const form = formOf({ mobile_phone: phone.replace(/^\+/, ''), message: text, from });
      const current = token ?? share(logIn(signal));
      const bearer = await current;
      let reply = await call('POST', path, signal, bearer, form);
      if (reply.status === 401) {
        const fresh = token === current || token === null ? share(renew(bearer, signal)) : token;
        reply = await call('POST', path, signal, await fresh, form);
      }
      const { status, body } = reply;
      if (status !== 200 || body.status === 'error') throw refusal(path, status, body);
    },
  };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** What is no JSON object says nothing. */
async function readReply(reply: Response): Promise<Reply> {
  try {
    const body: unknown = JSON.parse(await reply.text());
    return typeof body === 'object' && body !== null ? body : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The gateway's own words help whoever runs the server, but they may repeat the phone or the code: digits are hidden. */
function refusal(path: string, status: number, { message }: Reply): SmsFailure {
  const words = typeof message === 'string' ? `: ${message.slice(0, 200).replace(/\d{3,}/g, '…')}` : '';
  return new SmsFailure(`Eskiz ${path} answered ${status}${words}`);
}

const reasonOf = (error: unknown) => {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'unreachable';
};
