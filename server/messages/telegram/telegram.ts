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

const PURPOSES = { enquiry: 'links to follow an enquiry', account: 'links to an account' };
export type Start = { to: keyof typeof PURPOSES; id: number };

/**
 * Signed `start` parameter of a bot link: at most 64 characters of `A-Za-z0-9_-`. The hash stored at its first use
 * makes it single-use.
 */
function makeStartToken({ to, id }: Start, codeSecret: string, now = Date.now()): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.writeUInt32BE(id, 0);
  body.writeUInt32BE(Math.floor(now / 1000) + LIFETIME_SECONDS, 4);
  randomBytes(8).copy(body, 8);
  return Buffer.concat([body, sealOf(body, codeSecret, to)]).toString('base64url');
}

export function readStartToken(token: string, codeSecret: string, now = Date.now()): (Start & { hash: string }) | null {
  const bytes = Buffer.from(token, 'base64url');
  // Another base64url spelling of the same bytes has another hash, which would bypass the single use.
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
    telegram: Telegram | null;
  }
}

export const UPDATES_PATH = '/api/telegram/updates';
const RETRY_MS = 60_000;

type Telegram = {
  gateway: Gateway<TelegramMessage>;
  staff: { chat: number | string; language: 'ru' | 'uz' } | null;
  followLink(start: Start): string | null;
  connect(): Promise<void>;
  webhookSecret: string;
  standIn: TelegramStandIn | null;
};

export const closedChats = new Hook<(db: Database, chat: number) => Promise<void>>();

export const telegram = fp(
  async (app: FastifyInstance) => {
    const { telegram: account, mode, secrets } = app.config;
    if (account === null && mode !== 'demo') {
      app.decorate('telegram', null);
      return;
    }
    const standIn = account === null ? createTelegramStandIn({ deliver: delivererOf(app) }) : null;
    const onMoved = (from: number | string, to: number) =>
      app.log.warn({ from, to }, 'Telegram group id changed: update TELEGRAM_STAFF_CHAT');
    const api = account
      ? createBotApi({ token: account.token, url: account.apiUrl, onMoved })
      : createBotApi({ token: standIn?.token ?? '', url: '', fetch: standIn?.fetch ?? fetch, onMoved });
    const webhookSecret = Buffer.from(hkdfSync('sha256', secrets.code, '', 'telegram webhook', 32)).toString(
      'base64url',
    );
    let name: string | null = null;
    const connect = async () => {
      // Reads `siteUrl` late: with PORT=0 it is known only after `listen`.
      await api.setWebhook(`${app.config.siteUrl}${UPDATES_PATH}`, webhookSecret);
      name = await api.userName();
    };
    app.decorate('telegram', {
      gateway: {
        send: ({ chat, text }) =>
          api.sendMessage(chat, text).catch(async (error: unknown) => {
            if (error instanceof ChatClosed && typeof chat === 'number')
              for (const end of closedChats.all) await end(app.db, chat);
            throw error;
          }),
      },
      staff: account ? account.staff : { chat: standIn?.staffChat ?? 0, language: 'ru' },
      followLink: (start) => {
        if (name === null) return null;
        const token = makeStartToken(start, secrets.code);
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

function keepConnected(app: FastifyInstance, connect: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const tryOnce = async () => {
    try {
      await connect();
    } catch (err) {
      app.log.warn({ err }, 'Telegram bot not connected: links to follow an enquiry are not available');
      // A refusal, for example of an address without https, is permanent.
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

const delivererOf = (app: FastifyInstance) => async (url: string, secret: string, update: object) => {
  const { pathname } = new URL(url);
  const headers = { 'x-telegram-bot-api-secret-token': secret };
  const reply = await app.inject({ method: 'POST', url: pathname, headers, payload: update });
  return { status: reply.statusCode, body: reply.payload };
};
