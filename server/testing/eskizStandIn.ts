import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: unknown };
type Sent = { mobile_phone: string; message: string; from: string };

type Trouble = 'silent' | 'dropped' | 'late';

export type EskizStandIn = {
  url: string;
  calls: string[];
  sent: Sent[];
  expireTokens(options?: { renewable: boolean }): void;
  /**
   * `null` restores the default reply. `silent`: never replies. `dropped`: closes the connection after the request.
   * `late`: replies on `release`.
   */
  answer(path: string, answer: Answer | Trouble | null): void;
  release(): void;
  close(): Promise<void>;
};

export const eskizTestAccount = { email: 'post@example.uz', password: 'api-password', from: '4546' };

export async function startEskizStandIn(): Promise<EskizStandIn> {
  const calls: string[] = [];
  const sent: Sent[] = [];
  const given = new Map<string, Answer | Trouble>();
  let held: (() => void)[] = [];
  const good = new Set<string>();
  const renewable = new Set<string>();
  let made = 0;

  const newToken = (): Answer => {
    const token = `token-${(made += 1)}`;
    good.add(token);
    renewable.add(token);
    return { status: 200, body: { message: 'token_generated', data: { token }, token_type: 'bearer' } };
  };
  const refused = (status: number, message: string): Answer => ({ status, body: { status: 'error', message } });

  const rightAnswer = (call: string, bearer: string, fields: Record<string, string>): Answer => {
    const field = (name: string) => fields[name] ?? '';
    if (call === 'POST /api/auth/login') {
      const isKnown = field('email') === eskizTestAccount.email && field('password') === eskizTestAccount.password;
      return isKnown ? newToken() : refused(401, 'Invalid credentials');
    }
    if (call === 'PATCH /api/auth/refresh') return renewable.has(bearer) ? newToken() : refused(401, 'Expired');
    if (call !== 'POST /api/message/sms/send') return refused(404, 'Not found');
    if (!good.has(bearer)) return refused(401, 'Expired');
    const message = { mobile_phone: field('mobile_phone'), message: field('message'), from: field('from') };
    if (!/^998\d{9}$/.test(message.mobile_phone)) return refused(400, 'The mobile phone format is invalid.');
    sent.push(message);
    return { status: 200, body: { id: '59bf10a2', message: 'Waiting for SMS provider', status: 'waiting' } };
  };

  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const fields = await readFields(request);
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const wanted = given.get(request.url ?? '');
    if (wanted === 'silent') return;
    const answer = typeof wanted === 'object' ? wanted : rightAnswer(call, bearer, fields);
    if (wanted === 'dropped') {
      request.socket.destroy();
      return;
    }
    if (wanted === 'late') await new Promise<void>((resolve) => held.push(resolve));
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => void answerTo(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    sent,
    expireTokens({ renewable: stillRenewable } = { renewable: true }) {
      good.clear();
      if (!stillRenewable) renewable.clear();
    },
    answer(path, answer) {
      if (answer === null) given.delete(path);
      else given.set(path, answer);
    },
    release() {
      for (const answer of held) answer();
      held = [];
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return {};
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}
