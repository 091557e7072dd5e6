import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { type ContentValue, type Fields, isItem } from '#contract/content/fields';
import type { Problems } from '#contract/content/problems';
import type { PictureSize } from '#contract/rules/pictures';
import type { Database } from '../../platform/db/database';
import { pictureRenders } from '../../platform/db/schema/pictures';
import { projectRoot } from '../../platform/files';
import { ApiFailure } from '../../platform/http/errors';
import { fieldTexts } from '../../platform/http/errorTexts';
import type { Language } from '../../platform/language';
import { writingTexts } from './writingTexts';

/** The version that a change was made from is no longer the one there is. */
export class ContentChanged extends Error {
  override name = 'ContentChanged';
  constructor(readonly asked: ContentValue | null) {
    super('The item was changed meanwhile');
  }
}

/** A value that may not be kept, or published. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  constructor(readonly problems: Problems) {
    super('The value is refused');
  }
}

export const refuseProblems = (problems: Problems): void => {
  if (Object.keys(problems).length > 0) throw new ContentRefused(problems);
};

const texts = { ...fieldTexts, ...writingTexts };

/** The words for it, by field. */
export const problemTexts = (problems: Problems, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, { code, limit }]) => [
      field,
      texts[code][language].replace('{limit}', String(limit)),
    ]),
  );

/** Unique violation, and two that wait for each other: whoever comes second tries again. */
const RACES = new Set(['23505', '40P01']);

/** What the caller is to hear of it. */
export function failureOf(error: unknown, language: Language): unknown {
  if (error instanceof ContentRefused) {
    const texts = Object.entries(problemTexts(error.problems, language));
    return new ApiFailure(400, 'validation', { errors: Object.fromEntries(texts.map(([at, text]) => [at, [text]])) });
  }
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
  return typeof code === 'string' && RACES.has(code) ? new ApiFailure(409, 'conflict', { cause: error }) : error;
}

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
