import { and, eq } from 'drizzle-orm';
import type { ContentValue } from '../../../../contract/content/fields';
import { type ContentKindName, kindOf } from '../../../../contract/content/kinds';
import type { Database } from '../../../db/database';
import { partFits } from '../../../db/schema/parts';
import { parts as shownParts } from '../../../db/schema/shown';

/** The address, without a language, at which the site shows an item. */
export async function pageOf(tx: Database, kind: ContentKindName, id: number, value: ContentValue): Promise<string> {
  if (kind === 'models') {
    const part = await partOfModel(tx, id);
    if (part !== null) return `/shop/singl-shop/${part}`;
  }
  const page = kindOf(kind).page.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = name === 'id' ? id : value[name];
    return typeof given === 'string' || typeof given === 'number' ? encodeURIComponent(given) : '';
  });
  // Of what belongs to nothing: the whole list.
  return page.replace(/\?\w+=$/, '');
}

/** Models are read in pages of parts that fit them; elsewhere they are choices of a form. */
async function partOfModel(tx: Database, model: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: shownParts.id })
    .from(shownParts)
    .innerJoin(partFits, and(eq(partFits.partId, shownParts.id), eq(partFits.modelId, model)))
    .orderBy(shownParts.id)
    .limit(1);
  return row?.id ?? null;
}
