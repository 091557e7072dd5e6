import { eq, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ContentKindName } from '#contract/content/kinds';
import { SCHEDULE_REFUSED } from '#contract/content/problems';
import { mayDo } from '#contract/rules/permissions';
import type { Database } from '../../platform/db/database';
import { contentItems } from '../../platform/db/schema/content';
import { staff } from '../../platform/db/schema/staff';
import { lockItem, valueOf } from './itemState';
import { ContentRefused } from './problems';
import { changingContent, publish, recordContent, writeItem } from './publish';

const POLL_MS = 2_000;

/**
 * Publishes one scheduled item that is due. Returns false if none is due. An invalid item, or one whose scheduler may
 * no longer publish, stays a draft.
 */
function publishNext(db: Database): Promise<boolean> {
  return changingContent(db, async (tx) => {
    const [due] = await tx
      .select({
        kind: sql<ContentKindName>`${contentItems.kind}`,
        id: contentItems.itemId,
        by: contentItems.scheduledBy,
      })
      .from(contentItems)
      .where(lte(contentItems.publishAt, sql`now()`))
      .orderBy(contentItems.publishAt)
      .limit(1)
      .for('update', { skipLocked: true });
    const itemState = due && (await lockItem(tx, due.kind, due.id));
    if (!due || !itemState) return false;
    const actor = { staffId: due.by, requestId: null };
    try {
      if (!(await mayPublish(tx, due.by))) throw new ContentRefused({ [SCHEDULE_REFUSED]: { code: 'right' } });
      await tx.transaction((inner) => publish(inner, itemState, valueOf(itemState), actor));
    } catch (error) {
      if (!(error instanceof ContentRefused)) throw error;
      await writeItem(tx, itemState, actor, { publishAt: null, scheduledBy: null, refusal: error.problems });
      await recordContent(tx, actor, 'refused', itemState, valueOf(itemState));
    }
    return true;
  });
}

/** Locks the staff row, so that access cannot be revoked before the commit. */
async function mayPublish(tx: Database, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for('share');
  return person !== undefined && person.disabledAt === null && mayDo(person.role, 'publish content');
}

/** Publishes all items that are due, one transaction each. */
export async function publishDue(db: Database): Promise<void> {
  while (await publishNext(db));
}

export const scheduledContent = fp(
  async (app: FastifyInstance) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let isClosing = false;
    const poll = async () => {
      try {
        const { rows } = await app.db.execute(sql`select from ${contentItems} where publish_at <= now() limit 1`);
        if (rows.length > 0) await publishDue(app.db);
      } catch (err) {
        app.log.error({ err }, 'scheduled publication failed');
      }
    };
    const next = () => {
      if (isClosing) return;
      timer = setTimeout(() => {
        running = poll().finally(next);
      }, POLL_MS).unref();
    };
    app.addHook('onListen', async () => next());
    app.addHook('onClose', async () => {
      isClosing = true;
      clearTimeout(timer);
      await running;
    });
  },
  { name: 'scheduledContent' },
);
