import { SmsFailure, type SmsFailureKind } from './gateway';

export type EskizReply = { status: number; message?: unknown; state?: unknown; token?: unknown };
type Sent = {
  method: 'POST' | 'PATCH';
  path: string;
  bearer?: string;
  fields?: Record<string, string>;
  signal: AbortSignal;
};

/** The call that hands a message over: once it has left, only an answer says whether the message was taken. */
export const SEND = '/api/message/sms/send';

/** Before a connection stood: nothing of the call has left this machine. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** One call of the API of eskiz.uz, a multipart form as its documentation has it. Throws SmsFailure when no answer comes. */
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
    const reason = signal.aborted ? 'no answer in time' : reasonOf(error);
    const kind = path === SEND && !NEVER_LEFT.has(reason) ? 'unknown' : 'notSent';
    throw new SmsFailure(`Eskiz ${path}: ${reason}`, kind);
  }
}

/** The gateway's own words help whoever runs the server, but they may repeat the phone or the code: digits are hidden. */
export function refusal(path: string, reply: EskizReply): SmsFailure {
  const { status, message } = reply;
  const words = typeof message === 'string' ? `: ${message.slice(0, 200).replace(/\d{3,}/g, '…')}` : '';
  return new SmsFailure(`Eskiz ${path} answered ${status}${words}`, kindOf(path, reply));
}

function kindOf(path: string, { status, state }: EskizReply): SmsFailureKind {
  if (status === 429 || status === 503) return 'notSent';
  // Its own word of an error says that it has not taken the message; the page of a proxy in between says nothing.
  if (status >= 500) return path !== SEND || state === 'error' ? 'notSent' : 'unknown';
  return path === SEND && status > 200 && status < 400 ? 'unknown' : 'refused';
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** `{message, status, data: {token}}`, each of them perhaps; a page of a proxy in between says nothing. */
function readBody(text: string): Omit<EskizReply, 'status'> {
  try {
    const body = JSON.parse(text) as { message?: unknown; status?: unknown; data?: { token?: unknown } | null } | null;
    return { message: body?.message, state: body?.status, token: body?.data?.token };
  } catch {
    return {};
  }
}

function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : 'unreachable';
}
