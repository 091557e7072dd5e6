import type { ContentKindName } from '../../../contract/content/kinds';
import type { ContentBulk } from '../../../contract/desk/content';
import type { ContentBulkItem, ContentBulkReply } from '../../../contract/desk/contentItem';
import type { Database } from '../../db/database';
import type { Actor } from '../audit/note';
import { shownChanges } from '../audit/read';
import { minding, type Seen } from './affected';
import { changePrices, outcomeOf } from './bulkPrice';
import { publishOrSchedule, type Wanted } from './change';
import { ContentRefused } from './failures';
import { changesOf, changingContent, setHidden } from './publish';
import { readPublished } from './rows';
import { lockItem, type Standing } from './standing';

/** It was only to be said what would be done, or not all of it could be. */
class TakenBack extends Error {}

/** Does it to all or to none. What would be done is what was done and taken back. */
export async function changeMany(
  db: Database,
  kind: ContentKindName,
  asked: ContentBulk,
  { actor, seen }: { actor: Actor; seen: Seen },
): Promise<ContentBulkReply> {
  const items: ContentBulkItem[] = [];
  let done = false;
  try {
    await changingContent(db, async (tx) => {
      if (asked.action === 'price' || asked.action === 'price_back')
        items.push(...(await changePrices(tx, kind, asked, actor)));
      else
        await minding(tx, kind, { seen: asked.dry ? null : seen }, async () => {
          for (const item of asked.items) items.push(await changeOne(tx, { kind, ...item }, asked, actor));
        });
      if (asked.dry || items.some(({ problem }) => problem !== null)) throw new TakenBack();
    });
    done = true;
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { done, items };
}

async function changeOne(tx: Database, one: Wanted, asked: ContentBulk, actor: Actor): Promise<ContentBulkItem> {
  const { kind, id, version } = one;
  const standing = await lockItem(tx, kind, id);
  const failed = (problem: ContentBulkItem['problem']) => outcomeOf(one, standing, problem);
  if (!standing) return failed('missing');
  if (standing.row.version !== version) return failed('changed');
  try {
    const problem = await tx.transaction((inner) => act(inner, standing, asked, actor));
    if (problem !== null) return failed(problem);
  } catch (error) {
    if (error instanceof ContentRefused) return failed('invalid');
    throw error;
  }
  const after = (await readPublished(tx, kind, [id])).get(id);
  return { ...failed(null), changes: after ? shownChanges(changesOf(standing.published, after)) : [] };
}

async function act(
  tx: Database,
  standing: Standing,
  { action }: ContentBulk,
  actor: Actor,
): Promise<ContentBulkItem['problem']> {
  const { row, published } = standing;
  if (action === 'publish') {
    if (row.draft) await publishOrSchedule(tx, standing, { value: row.draft, at: null, seen: null }, actor);
    return null;
  }
  if (!published) return 'draft';
  await setHidden(tx, standing, action === 'hide', actor);
  return null;
}
