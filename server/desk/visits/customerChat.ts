import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { messageWishes } from '../../db/schema/carCare';
import type { Language } from '../../http/language';
import { QUIET } from '../../repositories/wishes';

export type Preferences = {
  channel: 'off' | 'sms' | 'telegram';
  quietFrom: number;
  quietTo: number;
  chatId: number | null;
  /** That the customer has chosen for messages. */
  language?: Language;
};

/** Until a customer has chosen anything, what concerns their visit goes out by day. */
export async function preferencesOf(tx: Database, userId: number | null): Promise<Preferences> {
  const [row] = userId === null ? [] : await tx.select().from(messageWishes).where(eq(messageWishes.userId, userId));
  return row ?? { ...QUIET, channel: 'sms', chatId: null };
}

/**
 * The chat that gets news of the customer's visits: the one that the account has connected itself. A chat that follows the enquiry gets none, because
 * anybody who sends an enquiry with a stranger's phone can follow it, and would read and answer the stranger's estimate.
 */
export const chatOf = ({ channel, chatId }: Preferences): number | null => (channel === 'telegram' ? chatId : null);
