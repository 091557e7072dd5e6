import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../platform/db/database';
import { Hook } from '../../platform/hooks';
import { createTelegramStandIn, type TelegramStandIn } from '../dev/telegramStandIn';
import { type Gateway, SendFailure, type TelegramMessage } from '../gateway';
import { ChatClosed, createBotApi } from './botApi';

const BODY_BYTES = 16;
const SEAL_BYTES = 16;
const LIFETIME_SECONDS = 24 * 3_600;

/** What a link is to, and the seal that makes it that one. */
const PURPOSES = { enquiry: 'links to follow an enquiry', account: 'links to an account' };
export type Start = { to: keyof typeof PURPOSES; id: number };

/**
 * The `start` parameter of a deep link (`t.me/<bot>?start=…`, 64 characters of `A-Za-z0-9_-` at most): which enquiry or account, until
 * when, and eight random bytes, under the server's seal. Nothing is stored when it is made, so showing a link writes nothing; that it is
 * good once is the key of what its chat is told (enquiries/telegram.ts, messages/preferences.ts).
 */
function makeStartToken({ to, id }: Start, codeSecret: string, now = Date.now()): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.writeUInt32BE(id, 0);
  body.writeUInt32BE(Math.floor(now / 1000) + LIFETIME_SECONDS, 4);
  randomBytes(8).copy(body, 8);
  return Buffer.concat([body, sealOf(body, codeSecret, to)]).toString('base64url');
}

/** Null for anything that was not made here, or is too old. */
export function readStartToken(token: string, codeSecret: string, now = Date.now()): (Start & { hash: string }) | null {
  const bytes = Buffer.from(token, 'base64url');
  // Of several spellings of the same bytes one counts, or it would be good more than once.
  if (bytes.length !== BODY_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  const isTo = (to: Start['to']) => timingSafeEqual(bytes.subarray(BODY_BYTES), sealOf(body, codeSecret, to));
  const to = isTo('enquiry') ? 'enquiry' : isTo('account') ? 'account' : null;
  if (to === null) return null;
  if (body.readUInt32BE(4) * 1000 < now) return null;
  return { to, id: body.readUInt32BE(0), hash: createHash('sha256').update(token).digest('base64url') };
}

const sealOf = (body: Buffer, codeSecret: string, to: Start['to']) => {
  const key = Buffer.from(hkdfSync('sha256', codeSecret, '', PURPOSES[to], 32));
  return createHmac('sha256', key).update(body).digest().subarray(0, SEAL_BYTES);
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where no bot is set up. */
    telegram: Telegram | null;
  }
}

/** Telegram posts what people write to the bot there. */
export const UPDATES_PATH = '/api/telegram/updates';
const RETRY_MS = 60_000;

type Telegram = {
  gateway: Gateway<TelegramMessage>;
  /** Where new enquiries are told, and in which language. */
  staff: { chat: number | string; language: 'ru' | 'uz' } | null;
  /** A link that lets one chat follow the enquiry, or be reminded of what the account's cars need; null as long as the bot's name is not known. */
  followLink(start: Start): string | null;
  /** Asks for the bot's name and says where what people write to it goes. Throws SendFailure. */
  connect(): Promise<void>;
  /** What Telegram sends along with it. */
  webhookSecret: string;
  /** In Telegram's place in a demo without a bot. */
  standIn: TelegramStandIn | null;
};

/** Called with a chat that takes no messages any more. */
export const closedChats = new Hook<(db: Database, chat: number) => Promise<void>>();

/** `app.telegram`: the bot of the settings, in a demo without one a stand-in, else null. */
export const telegram = fp(
  async (app: FastifyInstance) => {
    const { telegram: account, mode, secrets } = app.config;
    if (account === null && mode !== 'demo') {
      app.decorate('telegram', null);
      return;
    }
    const standIn = account === null ? createTelegramStandIn({ deliver: delivererOf(app) }) : null;
    const onMoved = (from: number | string, to: number) =>
      app.log.warn({ from, to }, 'A Telegram group has another number now: TELEGRAM_STAFF_CHAT is to name it');
    const api = account
      ? createBotApi({ token: account.token, url: account.apiUrl, onMoved })
      : createBotApi({ token: standIn?.token ?? '', url: '', fetch: standIn?.fetch ?? fetch, onMoved });
    const webhookSecret = Buffer.from(hkdfSync('sha256', secrets.code, '', 'telegram webhook', 32)).toString(
      'base64url',
    );
    let name: string | null = null;
    const connect = async () => {
      // Read now: with PORT=0 the site knows its address only once it listens.
      await api.setWebhook(`${app.config.siteUrl}${UPDATES_PATH}`, webhookSecret);
      name = await api.userName();
    };
    app.decorate('telegram', {
      gateway: {
        send: ({ chat, text }) =>
          api.sendMessage(chat, text).catch(async (error: unknown) => {
            // It hears of nothing any more until somebody there opens another link.
            if (error instanceof ChatClosed && typeof chat === 'number')
              for (const end of closedChats.all) await end(app.db, chat);
            throw error;
          }),
      },
      staff: account ? account.staff : { chat: standIn?.staffChat ?? 0, language: 'ru' },
      followLink: (start) => {
        if (name === null) return null;
        const token = makeStartToken(start, secrets.code);
        // The stand-in's chat is a page of the demo.
        return standIn ? `/dev/telegram?start=${token}` : `https://t.me/${name}?start=${token}`;
      },
      connect,
      webhookSecret,
      standIn,
    });
    keepConnected(app, connect);
  },
  { name: 'telegram' },
);

/** Once the server listens, and again until Telegram has answered. */
function keepConnected(app: FastifyInstance, connect: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const tryOnce = async () => {
    try {
      await connect();
    } catch (err) {
      app.log.warn({ err }, 'The Telegram bot is not connected: nobody can begin to follow an enquiry');
      // What Telegram refuses, such as an address without https, it refuses again.
      const isFinal = err instanceof SendFailure && err.kind === 'refused';
      if (!isClosed && !isFinal) timer = setTimeout(begin, RETRY_MS).unref();
    }
  };
  const begin = () => {
    running = tryOnce();
  };
  app.addHook('onListen', async () => begin());
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
}

/** In process: the stand-in is no other machine. */
const delivererOf = (app: FastifyInstance) => async (url: string, secret: string, update: object) => {
  const { pathname } = new URL(url);
  const headers = { 'x-telegram-bot-api-secret-token': secret };
  const reply = await app.inject({ method: 'POST', url: pathname, headers, payload: update });
  return { status: reply.statusCode, body: reply.payload };
};
