import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../http/errors';
import type { Language } from '../http/language';
import { botTexts } from '../messages/texts/enquiryTexts';
import { endChat, followEnquiry } from '../repositories/followers';
import { followAccount } from '../repositories/wishes';
import { readStartToken, type Start } from './startToken';
import { UPDATES_PATH } from './telegram';

/** What of an update counts here (core.telegram.org/bots/api#update). Anything may be missing. */
type Update = {
  message?: {
    text?: string;
    chat?: { id?: number; type?: string };
    from?: { language_code?: string };
  };
  my_chat_member?: { chat?: { id?: number }; new_chat_member?: { status?: string } };
};

const GONE = new Set(['kicked', 'left']);

/**
 * What people write to the bot. Telegram repeats an update until it is answered with 200: whatever an update does, doing it again changes
 * nothing. What is only an answer to what somebody has typed is the reply itself, so that nobody fills the outbox by typing.
 */
export async function telegramUpdates(app: FastifyInstance): Promise<void> {
  const { telegram, db, messages } = app;
  if (!telegram) return;
  const secret = Buffer.from(telegram.webhookSecret);
  const { code: codeSecret } = app.config.secrets;

  const begin = ({ to, id, hash }: Start & { hash: string }, chat: number, language: Language) =>
    to === 'enquiry'
      ? followEnquiry(db, { requestId: id, hash, chat }, messages.store)
      : followAccount(db, { userId: id, hash, chat, language }, { store: messages.store, codeSecret });

  const follow = async (chat: number, token: string, language: Language): Promise<'followed' | 'spent'> => {
    const read = readStartToken(token, codeSecret);
    const isFollowed = read !== null && (await begin(read, chat, language));
    if (isFollowed) messages.wake();
    return isFollowed ? 'followed' : 'spent';
  };

  const answerTo = async ({ text, chat, from }: NonNullable<Update['message']>) => {
    if (typeof text !== 'string' || chat?.type !== 'private' || typeof chat.id !== 'number') return {};
    const language: Language = from?.language_code === 'uz' ? 'uz' : 'ru';
    const say = (words: string) => ({ method: 'sendMessage', chat_id: chat.id, text: words });
    const [, command, token] = /^\/(\w+)(?:@\w+)?(?:\s+(\S+))?/.exec(text) ?? [];
    if (command === 'start' && token !== undefined) {
      return (await follow(chat.id, token, language)) === 'followed' ? {} : say(botTexts[language].spent);
    }
    if (command === 'stop') {
      await endChat(db, chat.id);
      return say(botTexts[language].stopped);
    }
    return say(botTexts[language].help);
  };

  app.post<{ Body: Update | null }>(UPDATES_PATH, { config: { quiet: true } }, async (request, reply) => {
    const given = Buffer.from(String(request.headers['x-telegram-bot-api-secret-token'] ?? ''));
    if (given.length !== secret.length || !timingSafeEqual(given, secret)) throw new ApiFailure(404, 'not_found');
    reply.header('cache-control', 'no-store');
    const { message, my_chat_member: member } = request.body ?? {};
    const left = member?.chat?.id;
    if (typeof left === 'number' && GONE.has(member?.new_chat_member?.status ?? '')) await endChat(db, left);
    return message ? answerTo(message) : {};
  });
}
