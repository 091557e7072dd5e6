import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Named } from '../../contract/common';
import { inLanguage, type Localized } from '../db/schema/localized';
import { pictureRenders, pictures } from '../db/schema/pictures';
import type { Language } from '../http/language';

type NamedTable = { id: PgColumn; name: PgColumn };

/** `{id, name}` of a joined category or region; null when the row has none. */
export const named = (table: NamedTable, language: Language): SQL<Named | null> =>
  sql<Named | null>`case when ${table.id} is not null
    then json_build_object('id', ${table.id}, 'name', ${inLanguage(table.name, language)}) end`;

/** What is in an uploaded picture, as the desk was told; null where it was not. */
export const pictureAlt = (path: PgColumn, language: Language): SQL<string | null> =>
  sql<string | null>`(select nullif(${inLanguage(pictures.alt, language)}, '')
    from ${pictureRenders} join ${pictures} on ${pictures.id} = ${pictureRenders.pictureId}
    where ${pictureRenders.hash} = substring(${path} from '^/media/p/([0-9a-f]{20})[.]'))`;

/** The row without the fields that are null: what is optional on the wire is left out, never null. */
export function withoutNull<Row extends object, Key extends keyof Row>(
  row: Row,
  ...keys: Key[]
): Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> } {
  const kept = Object.entries(row).filter(([key, value]) => value !== null || !keys.includes(key as Key));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys it was given
  return Object.fromEntries(kept) as Omit<Row, Key> & { [K in Key]?: NonNullable<Row[K]> };
}

/** A name that staff wrote: never missing, whichever language it was written in. In statements: `inEither`. */
export const ofEither = (written: Localized, language: Language): string =>
  written[language] || written.ru || written.uz;
