import { randomBytes, randomInt } from 'node:crypto';

/** In-process double of the Telegram Bot API (core.telegram.org/bots/api), for tests and the demo. */
export type TelegramStandIn = {
  token: string;
  userName: string;
  staffChat: number;
  fetch: typeof globalThis.fetch;
  sent: readonly SentMessage[];
  write(chat: number, text: string, options?: { language?: string }): Promise<void>;
  block(chat: number): Promise<void>;
  upgradeGroup(): number;
  answer(answer: StandInAnswer | null): void;
};

export type SentMessage = { chat: number; text: string; sentAt: Date };
export type StandInAnswer = { status: number; body: object };

export type Deliver = (url: string, secret: string, update: object) => Promise<{ status: number; body: string }>;

type Given = Record<string, unknown>;

const MAX_STORED = 200;
const MAX_TEXT_LENGTH = 4096;

const ok = (result: unknown): StandInAnswer => ({ status: 200, body: { ok: true, result } });
const failed = (status: number, description: string, parameters?: object): StandInAnswer => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
});

export const tooMany = (seconds: number): StandInAnswer =>
  failed(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });

export function createTelegramStandIn({ deliver }: { deliver: Deliver }): TelegramStandIn {
  const token = `${randomInt(1e8, 1e9)}:${randomBytes(26).toString('base64url')}`;
  const userName = 'yolda_demo_bot';
  const staffChat = -1_001_000_000_001;
  let group = staffChat;
  const sent: SentMessage[] = [];
  const updates: { update_id: number }[] = [];
  const people = new Set<number>();
  const blocked = new Set<number>();
  let webhook: { url: string; secret: string } | null = null;
  let forcedAnswer: StandInAnswer | null = null;
  let lastUpdate = 0;

  const sendMessage = ({ chat_id, text }: Given): StandInAnswer => {
    const chat = Number(chat_id);
    if (typeof text !== 'string' || text === '') return failed(400, 'Bad Request: message text is empty');
    if (text.length > MAX_TEXT_LENGTH) return failed(400, 'Bad Request: message is too long');
    if (blocked.has(chat)) return failed(403, 'Forbidden: bot was blocked by the user');
    if (chat === staffChat && group !== staffChat)
      return failed(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: group });
    if (chat !== group && !people.has(chat)) return failed(400, 'Bad Request: chat not found');
    sent.push({ chat, text, sentAt: new Date() });
    sent.splice(0, sent.length - MAX_STORED);
    const type = chat === staffChat ? 'group' : chat === group ? 'supergroup' : 'private';
    return ok({ message_id: sent.length, date: Math.floor(Date.now() / 1000), chat: { id: chat, type }, text });
  };

  const methods: Record<string, (parameters: Given) => StandInAnswer> = {
    getMe: () => ok({ id: Number(token.split(':', 1)[0]), is_bot: true, first_name: 'Yolda', username: userName }),
    sendMessage,
    setWebhook({ url, secret_token: secret }) {
      if (typeof url !== 'string' || !URL.canParse(url)) return failed(400, 'Bad Request: bad webhook: invalid url');
      webhook = { url, secret: typeof secret === 'string' ? secret : '' };
      return ok(true);
    },
    deleteWebhook() {
      webhook = null;
      return ok(true);
    },
    getUpdates({ offset = 0, limit = 100 }) {
      if (webhook) return failed(409, "Conflict: can't use getUpdates method while webhook is active");
      const pending = updates.filter(({ update_id: id }) => id >= Number(offset));
      updates.splice(0, updates.length, ...pending);
      return ok(pending.slice(0, Number(limit)));
    },
  };

  const call = (method: string, parameters: Given): StandInAnswer =>
    methods[method]?.(parameters) ?? failed(404, 'Not Found');

  const deliverUpdate = async (content: object): Promise<void> => {
    const update = { update_id: (lastUpdate += 1), ...content };
    if (!webhook) {
      updates.push(update);
      return;
    }
    const { status, body } = await deliver(webhook.url, webhook.secret, update);
    if (status !== 200) throw new Error(`The webhook answered ${status}`);
    const { method, ...parameters } = (body ? JSON.parse(body) : {}) as Given;
    if (typeof method === 'string') call(method, parameters);
  };

  const person = (id: number, language: string) => ({
    from: { id, is_bot: false, first_name: 'Aziz', language_code: language },
    chat: { id, type: 'private', first_name: 'Aziz' },
    date: Math.floor(Date.now() / 1000),
  });

  return {
    token,
    userName,
    staffChat,
    sent,
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input);
      const [, urlToken = '', method = ''] = /\/bot([^/]+)\/(\w+)$/.exec(address) ?? [];
      const parameters = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Given;
      const right = () => (urlToken === token ? call(method, parameters) : failed(401, 'Unauthorized'));
      const { status, body } = forcedAnswer ?? right();
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    },
    async write(chat, text, { language = 'ru' } = {}) {
      people.add(chat);
      blocked.delete(chat);
      await deliverUpdate({ message: { message_id: lastUpdate + 1, ...person(chat, language), text } });
    },
    async block(chat) {
      blocked.add(chat);
      await deliverUpdate({ my_chat_member: { ...person(chat, 'ru'), new_chat_member: { status: 'kicked' } } });
    },
    upgradeGroup() {
      group = -1_002_000_000_001;
      return group;
    },
    answer(answer) {
      forcedAnswer = answer;
    },
  };
}
