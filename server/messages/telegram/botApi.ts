import { networkFailure, SendFailure, wordsOf } from '../gateway';

/** The end of the process waits for it too (lifecycle.ts). */
const PATIENCE_MS = 8_000;

type Answer = {
  status: number;
  ok: boolean;
  result: unknown;
  description: unknown;
  retryAfter: number | undefined;
  movedTo: number | undefined;
};

export type BotApiParts = {
  token: string;
  url: string;
  fetch?: typeof globalThis.fetch;
  patienceMs?: number;
  /** A chat has another number from now on: it is followed, and the operator's setting is old. */
  onMoved?: (from: number | string, to: number) => void;
};

/** A chat that does not take anything from the bot any more: its person has blocked it, or it was put out of the group. */
export class ChatClosed extends SendFailure {
  override name = 'ChatClosed';
}

/** A group that has become a supergroup, and has another number since. */
class ChatMoved extends SendFailure {
  override name = 'ChatMoved';
  constructor(
    message: string,
    readonly to: number,
  ) {
    super(message, 'refused');
  }
}

/**
 * The few methods of Telegram's Bot API that the site needs (core.telegram.org/bots/api). They throw SendFailure. There is no key by
 * which Telegram would know a message that is sent again: whoever repeats one of unknown fate may be read twice.
 */
export function createBotApi({ token, url, fetch = globalThis.fetch, patienceMs = PATIENCE_MS, onMoved }: BotApiParts) {
  /** By the former number. Nothing is stored: Telegram says it again to whoever starts anew. */
  const moved = new Map<number | string, number>();

  const call = async (method: string, parameters: object): Promise<unknown> => {
    const answer = await ask(method, parameters);
    if (answer.ok) return answer.result;
    throw refusal(method, answer);
  };

  const ask = async (method: string, parameters: object): Promise<Answer> => {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const reply = await fetch(`${url}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
        redirect: 'error',
        signal,
      });
      return { status: reply.status, ...readAnswer(await reply.text()) };
    } catch (error) {
      // The address holds the token: nothing of the error itself is repeated.
      const { reason, mayHaveLeft } = networkFailure(error, signal);
      throw new SendFailure(`Telegram ${method}: ${reason}`, mayHaveLeft ? 'unknown' : 'notSent');
    }
  };

  // Plain text: nothing in it is markup, whoever wrote it.
  const say = (chat: number | string, text: string) =>
    call('sendMessage', { chat_id: chat, text, link_preview_options: { is_disabled: true } });

  return {
    async sendMessage(chat: number | string, text: string): Promise<void> {
      try {
        await say(moved.get(chat) ?? chat, text);
      } catch (error) {
        if (!(error instanceof ChatMoved)) throw error;
        moved.set(chat, error.to);
        onMoved?.(chat, error.to);
        await say(error.to, text);
      }
    },
    /** The name that `t.me/` leads to. */
    async userName(): Promise<string> {
      const me = (await call('getMe', {})) as { username?: unknown } | null;
      if (typeof me?.username !== 'string') throw new SendFailure('Telegram getMe: no user name', 'refused');
      return me.username;
    },
    /** From now on Telegram posts what people write to this address, with the secret in a header. */
    async setWebhook(address: string, secret: string): Promise<void> {
      await call('setWebhook', {
        url: address,
        secret_token: secret,
        allowed_updates: ['message', 'my_chat_member'],
        max_connections: 4,
      });
    },
  };
}

function refusal(method: string, { status, description, retryAfter, movedTo }: Answer): SendFailure {
  const text = `Telegram ${method} answered ${status}${wordsOf(description)}`;
  if (status === 429) return new SendFailure(text, 'notSent', retryAfter);
  if (movedTo !== undefined) return new ChatMoved(text, movedTo);
  if (status === 403) return new ChatClosed(text, 'refused');
  // A token that was replaced, a proxy in between, a defect over there: an operator mends it, and the queue waits.
  if (status === 401 || status === 404) return new SendFailure(text, 'notSent');
  return new SendFailure(text, status >= 500 ? 'unknown' : 'refused');
}

/** `{ok, result}` or `{ok, description, parameters: {retry_after, migrate_to_chat_id}}`; a page of a proxy in between says nothing. */
function readAnswer(text: string): Omit<Answer, 'status'> {
  try {
    const body = JSON.parse(text) as {
      ok?: unknown;
      result?: unknown;
      description?: unknown;
      parameters?: { retry_after?: unknown; migrate_to_chat_id?: unknown };
    } | null;
    const { retry_after: retryAfter, migrate_to_chat_id: movedTo } = body?.parameters ?? {};
    return {
      ok: body?.ok === true,
      result: body?.result,
      description: body?.description,
      retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
      movedTo: typeof movedTo === 'number' ? movedTo : undefined,
    };
  } catch {
    return { ok: false, result: null, description: null, retryAfter: undefined, movedTo: undefined };
  }
}
