import { and, eq, sql } from 'drizzle-orm';
import { PICTURE_MIN_SIDE } from '#contract/rules/deskLimits';
import { MAX_PHOTOS, PHOTO_MAX_SIDE, PHOTO_THUMB_SIDE } from '#contract/rules/visits';
import { inspectPicture } from '../catalog/pictures/inspect';
import { fitted } from '../catalog/pictures/render';
import type { Database } from '../platform/db/database';
import { queryRows } from '../platform/db/queryRows';
import { visitPhotos } from '../platform/db/schema/visits';
import { ApiFailure } from '../platform/http/errors';
import { visitsOf } from '../staff/scope';
import { recordVisit, requireUnfinished } from './change';
import { findFinding } from './findings';
import { type DeskContext, type DeskReader, writeVisit } from './scope';
import { photoHash, type StoredVisit } from './seal';

const QUALITY = 82;
const THUMB_QUALITY = 75;

export type Developed = Pick<typeof visitPhotos.$inferInsert, 'bytes' | 'thumb' | 'sha256' | 'width' | 'height'>;

/** Converts an upload into photo and thumbnail. @throws ApiFailure for an invalid picture */
export async function develop(upload: Buffer): Promise<Developed> {
  await inspectPicture(upload, PICTURE_MIN_SIDE, 'photo_too_small');
  const { original, width, height } = await fitted(upload, PHOTO_MAX_SIDE, QUALITY);
  const thumb = await fitted(original, PHOTO_THUMB_SIDE, THUMB_QUALITY);
  const sha256 = photoHash(original, thumb.original);
  return { bytes: original, thumb: thumb.original, sha256, width, height };
}

/**
 * Checks that a photo can be added to the visit, or to its finding. The caller must hold the visit lock. @throws 409
 * `visit_over`, `visit_full`, 404 for a finding of another visit
 */
export async function requirePlace(tx: Database, visit: StoredVisit, finding: number | undefined): Promise<void> {
  requireUnfinished(visit);
  if (finding !== undefined) await findFinding(tx, visit, finding);
  if ((await tx.$count(visitPhotos, eq(visitPhotos.visitId, visit.id))) >= MAX_PHOTOS)
    throw new ApiFailure(409, 'visit_full');
}

/**
 * Stores a converted photo at the end of the list. The caller must hold the visit lock. @throws the errors of
 * `requirePlace`
 */
export async function addPhoto(
  tx: Database,
  visit: StoredVisit,
  { photo, finding }: { photo: Developed; finding: number | undefined },
  by: DeskContext,
): Promise<void> {
  await requirePlace(tx, visit, finding);
  const position = sql`(select coalesce(max(position), -1) + 1 from ${visitPhotos} where visit_id = ${visit.id})`;
  await tx
    .insert(visitPhotos)
    .values({ ...photo, visitId: visit.id, findingId: finding ?? null, position, createdBy: by.me.id });
  await writeVisit(tx, visit);
  await recordVisit(tx, visit, by, 'photo_added');
}

/** Deletes a photo of this visit. The caller must hold the visit lock. @throws 404, 409 `visit_over` */
export async function removePhoto(tx: Database, visit: StoredVisit, id: number, by: DeskContext): Promise<void> {
  requireUnfinished(visit);
  const gone = await tx
    .delete(visitPhotos)
    .where(and(eq(visitPhotos.id, id), eq(visitPhotos.visitId, visit.id)))
    .returning({ id: visitPhotos.id });
  if (gone.length === 0) throw new ApiFailure(404, 'not_found');
  await writeVisit(tx, visit);
  await recordVisit(tx, visit, by, 'photo_removed');
}

/**
 * Returns the photo with the id `thing` (WebP) of visit `id`, or null if the visit does not exist or belongs to a
 * branch outside the reader's scope.
 */
export async function readPhoto(
  db: Database,
  { id, thing, isSmall }: { id: number; thing: number; isSmall: boolean },
  { me }: Pick<DeskReader, 'me'>,
): Promise<Buffer | null> {
  const { rows } = await queryRows<{ bytes: Uint8Array }>(
    db,
    { bytes: 'json' },
    sql`
    select ${isSmall ? sql`photo.thumb` : sql`photo.bytes`} as bytes
    from ${visitPhotos} photo join ${visitsOf(me.scope)} visit on visit.id = photo.visit_id
    where photo.id = ${thing} and photo.visit_id = ${id}`,
  );
  return rows[0] ? Buffer.from(rows[0].bytes) : null;
}
