import { networkFailure, redactedText, SendFailure } from '../gateway';

const TIMEOUT_MS = 8_000;

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
  onMoved?: (from: number | string, to: number) => void;
};

export class ChatClosed extends SendFailure {
  override name = 'ChatClosed';
}

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
 * Client of the Bot API (core.telegram.org/bots/api), which has no idempotency key: a retry after a lost reply may send
 * a duplicate.
 * @throws SendFailure if the message was not sent or its fate is unknown
 */
export function createBotApi({ token, url, fetch = globalThis.fetch, patienceMs = TIMEOUT_MS, onMoved }: BotApiParts) {
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
      // The URL contains the token: never log the original error.
      const { reason, mayHaveLeft } = networkFailure(error, signal);
      throw new SendFailure(`Telegram ${method}: ${reason}`, mayHaveLeft ? 'unknown' : 'notSent');
    }
  };

  // Without `parse_mode`, so that user input is not parsed as markup.
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
    async userName(): Promise<string> {
      const me = (await call('getMe', {})) as { username?: unknown } | null;
      if (typeof me?.username !== 'string') throw new SendFailure('Telegram getMe: no user name', 'refused');
      return me.username;
    },
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
  const text = `Telegram ${method} answered ${status}${redactedText(description)}`;
  if (status === 429) return new SendFailure(text, 'notSent', retryAfter);
  if (movedTo !== undefined) return new ChatMoved(text, movedTo);
  if (status === 403) return new ChatClosed(text, 'refused');
  // Revoked token or wrong URL: messages stay queued until the operator fixes it.
  if (status === 401 || status === 404) return new SendFailure(text, 'notSent');
  return new SendFailure(text, status >= 500 ? 'unknown' : 'refused');
}

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
