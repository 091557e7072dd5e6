import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PictureListQuery, PicturePlace, StoredPicture, StoredPicturePage } from '#contract/pictures';
import { DESK_PAGE_SIZE } from '#contract/rules/deskLimits';
import type { FocusPoint, PictureSize } from '#contract/rules/pictures';
import type { Database } from '../../platform/db/database';
import { containsPattern, cursorTimestamp, foldedName, iso } from '../../platform/db/expressions';
import { queryRows } from '../../platform/db/queryRows';
import { pictureFiles, pictureRenders, pictures } from '../../platform/db/schema/pictures';
import { staff } from '../../platform/db/schema/staff';
import { pageOf, placeOf } from '../../platform/http/cursor';
import type { Language } from '../../platform/language';
import { type Actor, recordAudit } from '../../staff/audit/record';
import { filesOf, type PictureFile, pathOf, previewOf, type Rendering, renderingOf, type StoredImage } from './render';
import { usesOf } from './uses';

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the id of the stored picture with this hash, or null. */
export async function idOfUpload(db: Database, sha256: string): Promise<number | null> {
  const [found] = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.sha256, sha256));
  return found?.id ?? null;
}

/** Stores a picture with its renditions. Returns its id, or the id of a stored picture with the same hash. */
export async function addPicture(
  db: Database,
  image: StoredImage & { sha256: string; size: number },
  actor: Actor,
): Promise<number | null> {
  const preview = previewOf(image);
  const files = await filesOf(image.original, preview);
  return db.transaction(async (tx) => {
    const { original, sha256, size, width, height } = image;
    const [added] = await tx
      .insert(pictures)
      .values({ original, sha256, size, width, height, createdBy: actor.staffId })
      .onConflictDoNothing()
      .returning({ id: pictures.id });
    if (!added) return idOfUpload(tx, sha256);
    await addFiles(tx, added.id, preview, files);
    await recordAudit(tx, actor, { thing: 'picture', action: 'uploaded', thingId: added.id, name: `№${added.id}` });
    return added.id;
  });
}

async function addFiles(tx: Database, pictureId: number, rendering: Rendering, files: PictureFile[]): Promise<void> {
  const { hash, width, height } = rendering;
  const made = await tx
    .insert(pictureRenders)
    .values({ hash, pictureId, width, height })
    .onConflictDoNothing()
    .returning({ hash: pictureRenders.hash });
  if (made.length === 0) return;
  await tx.insert(pictureFiles).values(files.map((file) => ({ hash, ...file })));
}

/** Crops a picture to a display size around its focus point. Returns the URL path, or null for an unknown id. */
export async function renderFor(
  db: Database,
  id: number,
  place: PicturePlace,
  fits: (picture: PictureSize) => void,
): Promise<string | null> {
  const [picture] = await db
    .select({
      sha256: pictures.sha256,
      width: pictures.width,
      height: pictures.height,
      x: pictures.focusX,
      y: pictures.focusY,
    })
    .from(pictures)
    .where(eq(pictures.id, id));
  if (!picture) return null;
  fits(picture);
  const rendering = renderingOf(picture, place, picture);
  const there = await db.$count(pictureRenders, eq(pictureRenders.hash, rendering.hash));
  if (there === 0) {
    const [stored] = await db.select({ original: pictures.original }).from(pictures).where(eq(pictures.id, id));
    if (!stored) return null;
    const files = await filesOf(stored.original, rendering);
    await db.transaction((tx) => addFiles(tx, id, rendering, files));
  }
  return pathOf(rendering);
}

type Row = Omit<StoredPicture, 'preview' | 'uses' | 'crop'> & { sha256: string };

const columns = sql`picture.id, picture.version, picture.width, picture.height, picture.size, picture.sha256, picture.alt,
  json_build_object('x', picture.focus_x, 'y', picture.focus_y) as focus, ${iso(sql`picture.created_at`)} as created_at,
  (select json_build_object('id', person.id, 'name', person.name) from ${staff} person where person.id = picture.created_by) as by`;

async function whole(
  db: Database,
  rows: readonly Row[],
  language: Language,
  place: PicturePlace | null = null,
): Promise<StoredPicture[]> {
  const uses = await usesOf(
    db,
    rows.map(({ id }) => id),
    language,
  );
  return rows.map(({ sha256, ...row }) => ({
    ...row,
    preview: pathOf(previewOf({ ...row, sha256 })),
    ...(place && { crop: pathOf(renderingOf({ ...row, sha256 }, place, row.focus)) }),
    uses: uses.get(row.id) ?? [],
  }));
}

export const placeIn = ({ width, height, fit }: Partial<PicturePlace>): PicturePlace | null =>
  width !== undefined && height !== undefined ? { width, height, ...(fit && { fit }) } : null;

const HASH = /^\/media\/p\/([0-9a-f]{20})\./;

/** Returns a page of pictures, newest first, filtered by words of the description or by the URL `path`. */
export async function listPictures(
  db: Database,
  { q, path, after, ...asked }: PictureListQuery,
  language: Language,
): Promise<StoredPicturePage> {
  const from = placeOf(after);
  const all: SQL[] = [sql`true`];
  const folded = foldedName(q ?? '');
  if (folded !== '') all.push(sql`picture.alt_folded like ${containsPattern(folded)}`);
  else if (q?.trim()) all.push(sql`false`);
  if (path !== undefined)
    all.push(sql`picture.id = (select picture_id from ${pictureRenders} where hash = ${HASH.exec(path)?.[1] ?? ''})`);
  if (from)
    all.push(sql`(picture.created_at, picture.id) < (${from.at}::timestamp at time zone 'UTC', ${from.id}::int)`);
  const { rows } = await queryRows<Row & { place: string }>(
    db,
    {
      id: 'number',
      created_at: 'text',
      version: 'number',
      by: 'json?',
      width: 'number',
      height: 'number',
      size: 'number',
      alt: 'json',
      focus: 'json',
      sha256: 'text',
      place: 'text',
    },
    sql`
    select ${columns}, ${cursorTimestamp(sql`picture.created_at`)} as place from ${pictures} picture where ${sql.join(all, sql` and `)}
    order by picture.created_at desc, picture.id desc limit ${DESK_PAGE_SIZE + 1}`,
  );
  const { items, next } = pageOf(rows, DESK_PAGE_SIZE);
  return { items: await whole(db, items, language, placeIn(asked)), next };
}

/** Returns a picture with size, description, focus point and uses, or null. */
export async function readPicture(db: Database, id: number, language: Language): Promise<StoredPicture | null> {
  const { rows } = await queryRows<Row>(
    db,
    {
      id: 'number',
      created_at: 'text',
      version: 'number',
      by: 'json?',
      width: 'number',
      height: 'number',
      size: 'number',
      alt: 'json',
      focus: 'json',
      sha256: 'text',
    },
    sql`select ${columns} from ${pictures} picture where picture.id = ${id}`,
  );
  const [picture] = await whole(db, rows, language);
  return picture ?? null;
}

export type Change = { alt?: { ru: string; uz: string }; focus?: FocusPoint };

/**
 * Changes the description or focus point of a picture. Returns false for a stale version. The audit omits the
 * description, which may name a person.
 */
export async function changePicture(
  db: Database,
  { id, version, alt, focus }: Change & { id: number; version: number },
  actor: Actor,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await queryRows<{ version: number; x: number; y: number }>(
      tx,
      { version: 'number', x: 'number', y: 'number' },
      sql`select version, focus_x as x, focus_y as y from ${pictures} where id = ${id} for update`,
    );
    const [was] = rows;
    if (was?.version !== version) return false;
    await tx
      .update(pictures)
      .set({
        version: version + 1,
        ...(alt && { alt, altFolded: [alt.ru, alt.uz].map(foldedName).join(' ').trim() }),
        ...(focus && { focusX: focus.x, focusY: focus.y }),
      })
      .where(eq(pictures.id, id));
    const note = { thing: 'picture', thingId: id, name: `№${id}` } as const;
    const written = ({ x, y }: FocusPoint) => `${x.toFixed(2)} × ${y.toFixed(2)}`;
    if (alt) await tx.execute(sql`update content_version set version = version + 1`);
    if (alt) await recordAudit(tx, actor, { ...note, action: 'described' });
    if (focus)
      await recordAudit(tx, actor, {
        ...note,
        action: 'changed',
        before: { focus: written(was) },
        after: { focus: written(focus) },
      });
    return true;
  });
}

/** Deletes a picture unless published content or a draft uses it. Former versions of content do not prevent this. */
export async function deletePicture(
  db: Database,
  id: number,
  actor: Actor,
  language: Language,
): Promise<'deleted' | 'used' | 'missing'> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select 1 from ${pictures} where id = ${id} for update`);
    if (rows.length === 0) return 'missing';
    const uses = (await usesOf(tx, [id], language)).get(id) ?? [];
    if (uses.some(({ place }) => place !== 'version')) return 'used';
    await tx.delete(pictures).where(eq(pictures.id, id));
    await recordAudit(tx, actor, { thing: 'picture', action: 'removed', thingId: id, name: `№${id}` });
    return 'deleted';
  });
}
