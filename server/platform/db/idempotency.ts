import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from './database';
import { idempotencyKeys } from './schema/enquiries';

type IdempotentRequest = {
  /** Call name, with the customer's id if the call is private: `car:17`. */
  scope: string;
  key: string | undefined;
  payload: Record<string, unknown>;
};

export class IdempotencyConflict extends Error {
  override name = 'IdempotencyConflict';
}

/**
 * Runs `work` at most once per idempotency key, in one transaction with the key and the reply.
 * A repeated call gets the stored reply; a failed call leaves the key unused. A parallel duplicate waits at the unique
 * index.
 * @throws IdempotencyConflict for a key with another payload, and errors of `work`
 */
export function idempotent<Reply extends Record<string, unknown>>(
  db: Database,
  { scope, key, payload }: IdempotentRequest,
  work: (tx: Database) => Promise<Reply>,
): Promise<Reply> {
  return db.transaction(async (tx) => {
    if (key === undefined) return work(tx);
    const payloadHash = hashOf(payload);
    const place = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, payloadHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(place);
      if (!first?.reply || first.payloadHash !== payloadHash) throw new IdempotencyConflict();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored below by the same scope
      return first.reply as Reply;
    }
    const reply = await work(tx);
    await tx.update(idempotencyKeys).set({ reply }).where(place);
    return reply;
  });
}

function hashOf(payload: Record<string, unknown>): string {
  const inOrder = Object.entries(payload).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
