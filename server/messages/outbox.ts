import { isLandline } from '#contract/rules/phone';
import type { Database } from '../platform/db/database';
import type { SmsMessage, TelegramMessage } from './gateway';
import type { MessageKind } from './kinds';
import { sealMessage } from './sealedMessage';
import { type StoredMessage, storeMessage, storeMessages } from './stored';

export type NewMessage = Omit<StoredMessage, 'sealed'> & { message: SmsMessage | TelegramMessage };

/**
 * Stores a message, sealed, in the transaction of what it tells: either both are there or neither. Resolves with its id, or null where
 * its key is there already, the operator has switched its kind off, or its phone is a landline.
 */
export type Store = (tx: Database, message: NewMessage) => Promise<number | null>;

/** An SMS to a landline would be paid for and lost. */
const isReachable = (message: SmsMessage | TelegramMessage): boolean => 'chat' in message || !isLandline(message.phone);

export const createStore =
  (codeSecret: string, off: readonly MessageKind[] = []): Store =>
  async (tx, { message, ...rest }) =>
    off.includes(rest.kind) || !isReachable(message)
      ? null
      : storeMessage(tx, { ...rest, sealed: sealMessage(message, codeSecret) });

/** Stores many by one statement, without those whose key is there already. */
export const storeAll = (tx: Database, messages: readonly NewMessage[], codeSecret: string): Promise<void> =>
  storeMessages(
    tx,
    messages
      .filter(({ message }) => isReachable(message))
      .map(({ message, ...rest }) => ({ ...rest, sealed: sealMessage(message, codeSecret) })),
  );
