import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { IMPORT_PROBLEMS } from '#contract/rules/deskLimits';
import type { Database } from '../../platform/db/database';
import { parts, stock } from '../../platform/db/schema/catalog';
import { contentItems } from '../../platform/db/schema/content';

import { foldNumber } from '../amounts';
import { breathe } from './sheet';
import { BATCH } from './store';

export type OnHand = { onHand: number; reserved: number };
export type Part = {
  id: number;
  mpn: string;
  price: string;
  version: number;
  hasDraft: boolean;
  /** A hidden part is found by its number only if no public part has the same number. */
  isHidden: boolean;
  stock: Record<string, OnHand>;
};
export type Problem = (typeof IMPORT_PROBLEMS)[number];

export class Parts {
  readonly #byId = new Map<number, Part>();
  readonly #byNumber = new Map<string, Part[]>();

  add(part: Part): void {
    this.#byId.set(part.id, part);
    const number = foldNumber(part.mpn);
    if (number === '') return;
    const known = this.#byNumber.get(number);
    if (known) known.push(part);
    else this.#byNumber.set(number, [part]);
  }

  find(id: string, number: string): Part | Problem {
    const folded = foldNumber(number);
    if (id !== '') {
      const part = /^\d{1,9}$/.test(id) ? this.#byId.get(Number(id)) : undefined;
      if (!part) return 'unknown';
      return folded === '' || foldNumber(part.mpn) === folded ? part : 'mismatch';
    }
    if (folded === '') return 'no_number';
    const all = this.#byNumber.get(folded) ?? [];
    const visible = all.filter(({ isHidden }) => !isHidden);
    const named = visible.length > 0 ? visible : all;
    const [only, ...others] = named.length > 1 ? named.filter(({ mpn }) => mpn === number) : named;
    if (!only) return named.length > 1 ? 'ambiguous' : 'unknown';
    return others.length > 0 ? 'ambiguous' : only;
  }
}

/** Reads id, number, price, draft and stock of every part, in pages, to match the rows of an import. */
export async function readParts(db: Database): Promise<Parts> {
  const all = new Parts();
  for (let after = 0; ; ) {
    const page = await db
      .select({
        id: parts.id,
        mpn: parts.mpn,
        price: parts.price,
        version: sql<number>`coalesce(${contentItems.version}, 0)`,
        isHidden: parts.hidden,
        hasDraft: sql<boolean>`${contentItems.draft} is not null`,
        stock: sql<Part['stock']>`(select coalesce(jsonb_object_agg(${stock.branchId},
          jsonb_build_object('onHand', ${stock.onHand}, 'reserved', ${stock.reserved})), '{}')
          from ${stock} where ${stock.partId} = ${parts.id})`,
      })
      .from(parts)
      .leftJoin(contentItems, and(eq(contentItems.kind, 'parts'), eq(contentItems.itemId, parts.id)))
      .where(gt(parts.id, after))
      .orderBy(asc(parts.id))
      .limit(BATCH);
    for (const part of page) all.add(part);
    const last = page.at(-1);
    if (!last) return all;
    after = last.id;
    await breathe();
  }
}
