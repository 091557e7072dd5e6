import type { ContentValue } from '../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../contract/content/kinds';
import type { ContentBulk } from '../../../contract/desk/content';
import type { ContentBulkItem, ContentBulkReply } from '../../../contract/desk/contentItem';
import type { Database } from '../../db/database';
import { ApiFailure } from '../../http/errors';
import type { Actor } from '../audit/note';
import { shownChanges } from '../audit/read';
import { ContentRefused } from './failures';
import { changesOf, changingContent, publish, setHidden } from './publish';
import { readPublished } from './rows';
import { lockItem, type Standing, titleOf, valueOf } from './standing';

/** It was only to be said what would be done, or not all of it could be. */
class TakenBack extends Error {}

/** Does it to all or to none. What would be done is what was done and taken back. */
export async function changeMany(
  db: Database,
  kind: ContentKindName,
  asked: ContentBulk,
  actor: Actor,
): Promise<ContentBulkReply> {
  const items: ContentBulkItem[] = [];
  let done = false;
  try {
    await changingContent(db, async (tx) => {
      for (const item of asked.items) items.push(await changeOne(tx, { kind, ...item }, asked, actor));
      if (asked.dry || items.some(({ problem }) => problem !== null)) throw new TakenBack();
    });
    done = true;
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return { done, items };
}

type One = { kind: ContentKindName; id: number; version: number };

async function changeOne(tx: Database, one: One, asked: ContentBulk, actor: Actor): Promise<ContentBulkItem> {
  const { kind, id, version } = one;
  const standing = await lockItem(tx, kind, id);
  const failed = (problem: ContentBulkItem['problem']): ContentBulkItem => ({
    id,
    version: standing?.row.version ?? version,
    title: standing ? titleOf(kind, valueOf(standing)) : { ru: '', uz: '' },
    problem,
    changes: [],
  });
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
  { action, percent, sum }: ContentBulk,
  actor: Actor,
): Promise<ContentBulkItem['problem']> {
  const { row, published } = standing;
  if (action === 'publish') {
    if (row.draft) await publish(tx, standing, row.draft, actor);
    return null;
  }
  if (!published) return 'draft';
  if (action !== 'price') {
    await setHidden(tx, standing, action === 'hide', actor);
    return null;
  }
  // Its draft has a price of its own, which nobody has looked at.
  if (row.draft) return 'draft';
  await publish(tx, standing, priced(standing, { percent, sum }), actor);
  return null;
}

/** The price in whole soʻm. What has none keeps none. */
function priced(standing: Standing, change: { percent: number | undefined; sum: number | undefined }): ContentValue {
  const value = valueOf(standing);
  const [name] = Object.entries(kindOf(standing.kind).fields).find(([, { type }]) => type === 'money') ?? [];
  const isOne = (change.percent === undefined) !== (change.sum === undefined);
  if (name === undefined || !isOne) throw new ApiFailure(400, 'bad_request');
  const now = value[name];
  if (typeof now !== 'string') return value;
  const next = Math.round(
    change.sum === undefined ? Number(now) * (1 + (change.percent ?? 0) / 100) : Number(now) + change.sum,
  );
  if (next < 0) throw new ContentRefused({ [name]: { code: 'minimum', limit: 0 } });
  return { ...value, [name]: `${next}.00` };
}
