import type { Visit } from '../../contract/desk/visits';
import { type DemoRole, type DeskTransport, deskTransport, signInByCall } from './renderDesk';

interface Sent {
  body?: unknown;
  version?: number;
}

/** A call of the desk, as its page sends it. */
export const callDesk = async (
  transport: DeskTransport,
  method: string,
  path: string,
  { body, version }: Sent = {},
) => {
  const reply = await transport.fetch(`/api/desk${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: new AbortController().signal,
  });
  const text = await reply.text();
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return JSON.parse(text) as Visit;
};

export const someoneElse = async (role: DemoRole): Promise<DeskTransport> => {
  const transport = deskTransport();
  await signInByCall(transport, role);
  return transport;
};

let numbered = 0;

/** A car that nobody has seen before comes to a branch of the adviser. */
export const newVisit = async (transport: DeskTransport, more: object = {}): Promise<Visit> => {
  numbered += 1;
  const me = (await callDesk(transport, 'GET', '/me')) as unknown as { branches: { id: number }[] };
  return callDesk(transport, 'POST', '/visits', {
    body: {
      branch: me.branches[0]?.id,
      phone: `+99890765${String(numbered).padStart(4, '0')}`,
      first_name: 'Отабек',
      last_name: '',
      language: 'ru',
      car: { id: null, model: 1, year: 2019, plate: `01T${String(numbered).padStart(3, '0')}AA` },
      mileage: 50_000,
      ...more,
    },
  });
};
