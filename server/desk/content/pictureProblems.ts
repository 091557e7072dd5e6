import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { type ContentValue, type Fields, isItem } from '../../../contract/content/fields';
import type { Problems } from '../../../contract/content/problems';
import type { PictureSize } from '../../../contract/pictures';
import type { Database } from '../../db/database';
import { pictureRenders } from '../../db/schema/pictures';
import { projectRoot } from '../../projectRoot';

/** `place`: null where it is shown whole, whatever its ratio. */
type Shown = { path: string; address: string; place: PictureSize | null };

function shownIn(fields: Fields, value: ContentValue, before = ''): Shown[] {
  return Object.entries(fields).flatMap(([name, field]): Shown[] => {
    const given = value[name];
    if (field.type === 'group' && Array.isArray(given))
      return given.flatMap((one, at) => (isItem(one) ? shownIn(field.fields, one, `${before}${name}.${at}.`) : []));
    if (field.type !== 'picture' || typeof given !== 'string' || given === '') return [];
    const { width, height, drawing } = field;
    return [{ path: before + name, address: given, place: drawing ? null : { width, height } }];
  });
}

const UPLOADED = /^\/media\/p\/([0-9a-f]{20})\.(\d{1,5})x(\d{1,5})\.webp$/;

/** Pictures of a value that are not there, or were cut for another place. */
export async function pictureProblems(db: Database, fields: Fields, value: ContentValue): Promise<Problems> {
  const found: Problems = {};
  for (const { path, address, place } of shownIn(fields, value)) {
    const [, hash, width, height] = UPLOADED.exec(address) ?? [];
    const isThere =
      hash === undefined
        ? existsSync(join(projectRoot(), 'public', address))
        : isCutFor(place, Number(width), Number(height)) && (await isRendered(db, hash, Number(width), Number(height)));
    if (!isThere) found[path] = { code: 'choice' };
  }
  return found;
}

const isCutFor = (place: PictureSize | null, width: number, height: number): boolean =>
  place === null || height === Math.max(1, Math.round((width * place.height) / place.width));

const isRendered = async (db: Database, hash: string, width: number, height: number): Promise<boolean> =>
  (await db.$count(
    pictureRenders,
    and(eq(pictureRenders.hash, hash), eq(pictureRenders.width, width), eq(pictureRenders.height, height)),
  )) > 0;
