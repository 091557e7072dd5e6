import { randomInt } from 'node:crypto';
import type { Visit } from '#contract/visitsDesk';
import { type DemoRole, type DeskTransport, deskTransport, signInByCall } from './renderDesk';

interface Sent {
  body?: unknown;
  version?: number;
}

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

export const colleague = async (role: DemoRole): Promise<DeskTransport> => {
  const transport = deskTransport();
  await signInByCall(transport, role);
  return transport;
};

const listOf = async (transport: DeskTransport, path: string) => {
  const reply = await transport.fetch(path, { method: 'GET', headers: {}, signal: new AbortController().signal });
  return JSON.parse(await reply.text()) as { id: number; name: string }[];
};

const someModel = async (transport: DeskTransport): Promise<number> => {
  const [brand] = await listOf(transport, '/api/public/brands/');
  const [model] = await listOf(transport, `/api/public/models/?brand_id=${brand?.id}`);
  if (!model) throw new Error('The demo has no model');
  return model.id;
};

/** Random digits, because tests share servers and cars. */
const someDigits = () => String(randomInt(1_000_000)).padStart(6, '0');

export const newVisit = async (transport: DeskTransport, more: object = {}): Promise<Visit> => {
  const digits = someDigits();
  const me = (await callDesk(transport, 'GET', '/me')) as unknown as { branches: { id: number }[] };
  return callDesk(transport, 'POST', '/visits', {
    body: {
      branch: me.branches[0]?.id,
      phone: `+998907${digits}`,
      first_name: 'Отабек',
      last_name: '',
      language: 'ru',
      car: {
        id: null,
        model: await someModel(transport),
        year: 2019,
        plate: `01${digits}AA`,
      },
      mileage: 50_000,
      ...more,
    },
  });
};
