import { SendFailure, type SendFailureKind } from '../messages/gateway';
import { networkFailure, wordsOf } from '../messages/networkFailure';

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

/** One call of the API of eskiz.uz, a multipart form as its documentation has it. Throws SendFailure when no answer comes. */
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
  new SendFailure(`Eskiz ${path} answered ${reply.status}${wordsOf(reply.message)}`, kindOf(path, reply));

function kindOf(path: string, { status, state }: EskizReply): SendFailureKind {
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
