import type { Database } from '../db/database';
import { type StoredMessage, storeMessage } from '../repositories/messages';
import type { SmsMessage, TelegramMessage } from './gateway';
import { sealMessage } from './sealedMessage';

export type NewMessage = Omit<StoredMessage, 'sealed'> & { message: SmsMessage | TelegramMessage };

/**
 * Stores a message, sealed, in the transaction of what it tells: either both are there or neither. Resolves with its id, or null where
 * its key is there already.
 */
export type Store = (tx: Database, message: NewMessage) => Promise<number | null>;

export const createStore =
  (codeSecret: string): Store =>
  (tx, { message, ...rest }) =>
    storeMessage(tx, { ...rest, sealed: sealMessage(message, codeSecret) });
