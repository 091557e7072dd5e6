import { isLandline } from '#contract/rules/phone';
import type { Database } from '../platform/db/database';
import type { SmsMessage, TelegramMessage } from './gateway';
import type { MessageKind } from './kinds';
import { sealMessage } from './sealedMessage';
import { type StoredMessage, storeMessage, storeMessages } from './stored';

export type NewMessage = Omit<StoredMessage, 'sealed'> & { message: SmsMessage | TelegramMessage };

/**
 * Encrypts and stores a message in the caller's transaction. Null for a duplicate key, a disabled kind or a landline.
 */
export type Store = (tx: Database, message: NewMessage) => Promise<number | null>;

/** SMS to landlines cost money and never arrive. */
const isReachable = (message: SmsMessage | TelegramMessage): boolean => 'chat' in message || !isLandline(message.phone);

/**
 * Returns a function that encrypts a message and stores it in the caller's transaction, or returns null for a disabled
 * kind or an unreachable receiver.
 */
export const createStore =
  (codeSecret: string, off: readonly MessageKind[] = []): Store =>
  async (tx, { message, ...rest }) =>
    off.includes(rest.kind) || !isReachable(message)
      ? null
      : storeMessage(tx, { ...rest, sealed: sealMessage(message, codeSecret) });

/** Encrypts and stores messages in the caller's transaction. Skips unreachable receivers. */
export const storeAll = (tx: Database, messages: readonly NewMessage[], codeSecret: string): Promise<void> =>
  storeMessages(
    tx,
    messages
      .filter(({ message }) => isReachable(message))
      .map(({ message, ...rest }) => ({ ...rest, sealed: sealMessage(message, codeSecret) })),
  );
