import type { Database } from '../db/database';
import { type StoredMessage, storeMessage, storeMessages } from '../repositories/messages';
import type { SmsMessage, TelegramMessage } from './gateway';
import type { MessageKind } from './kinds';
import { sealMessage } from './sealedMessage';

export type NewMessage = Omit<StoredMessage, 'sealed'> & { message: SmsMessage | TelegramMessage };

/**
 * Stores a message, sealed, in the transaction of what it tells: either both are there or neither. Resolves with its id, or null where
 * its key is there already, or the operator has switched its kind off.
 */
export type Store = (tx: Database, message: NewMessage) => Promise<number | null>;

export const createStore =
  (codeSecret: string, off: readonly MessageKind[] = []): Store =>
  async (tx, { message, ...rest }) =>
    off.includes(rest.kind) ? null : storeMessage(tx, { ...rest, sealed: sealMessage(message, codeSecret) });

/** Stores many by one statement, without those whose key is there already. */
export const storeAll = (tx: Database, messages: readonly NewMessage[], codeSecret: string): Promise<void> =>
  storeMessages(
    tx,
    messages.map(({ message, ...rest }) => ({ ...rest, sealed: sealMessage(message, codeSecret) })),
  );
