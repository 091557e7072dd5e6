import { SmsFailure } from './gateway';

export type EskizReply = { status: number; message?: unknown; state?: unknown; token?: unknown };
type Sent = {
  method: 'POST' | 'PATCH';
  path: string;
  bearer?: string;
  fields?: Record<string, string>;
  signal: AbortSignal;
};

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
    throw new SmsFailure(`Eskiz ${path}: ${signal.aborted ? 'no answer in time' : reasonOf(error)}`);
  }
}

/** The gateway's own words help whoever runs the server, but they may repeat the phone or the code: digits are hidden. */
export function refusal(path: string, { status, message }: EskizReply): SmsFailure {
  const words = typeof message === 'string' ? `: ${message.slice(0, 200).replace(/\d{3,}/g, '…')}` : '';
  return new SmsFailure(`Eskiz ${path} answered ${status}${words}`);
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
