import { sql } from 'drizzle-orm';
import type { ContentKindName } from '../../../../contract/content/kinds';
import type { Database } from '../../../db/database';
import { publishable } from '../publish';
import { writeHidden, writePublished } from '../rows';
import { readItems, valueOf } from '../standing';
import { pageOf } from './page';
import { readingThrough } from './transaction';

/** Below PostgreSQL's deadlock_timeout of 1 s: of two who wait for each other a preview gives up first, never a publishing. */
const LOCK_MS = 500;
const STATEMENT_MS = 3_000;

class TakenBack extends Error {}

/**
 * Does something, told the address of its page, while an item stands as its draft has it, and takes that back: nobody else ever sees it. It is written as publishing writes it,
 * but waits for nobody and nobody waits for it: the triggers count nothing and leave the content's version alone. Null: there is no such item.
 * Throws ContentRefused where the draft may not be published.
 */
export async function withDraftShown<T>(
  db: Database,
  kind: ContentKindName,
  id: number,
  work: (page: string) => Promise<T>,
): Promise<T | null> {
  let result: T | null = null;
  const shown = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('yolda.preview', 'on', true), set_config('lock_timeout', ${String(LOCK_MS)}, true),
      set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`);
    const [read] = await readItems(tx, kind, [id]);
    if (read) {
      const value = await publishable(tx, kind, id, valueOf(read));
      await writePublished(tx, kind, id, value, read.published?.value ?? null);
      if (read.published?.hidden) await writeHidden(tx, kind, id, false);
      const page = await pageOf(tx, kind, id, value);
      result = await readingThrough(tx, () => work(page));
    }
    throw new TakenBack();
  });
  await shown.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return result;
}
