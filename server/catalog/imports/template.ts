import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { inLanguage } from '../../platform/db/schema/localized';
import { parts } from '../../platform/db/schema/parts';
import { stock } from '../../platform/db/schema/stock';
import type { Language } from '../../platform/language';
import { tableCsv } from '../prices/priceFiles';
import type { Branch } from './branches';

const TEXTS = {
  ru: {
    title: 'Цены и остатки',
    columns: ['ID на сайте', 'Номер', 'Запчасть', 'Производитель', 'Цена, сум'],
    stock: 'Остаток',
  },
  uz: {
    title: 'Narxlar va qoldiqlar',
    columns: ['Saytdagi ID', 'Raqami', 'Ehtiyot qism', 'Ishlab chiqaruvchi', 'Narxi, soʻm'],
    stock: 'Qoldiq',
  },
} as const satisfies Record<Language, object>;

/** The prices and the stock of now, in columns that are matched by themselves: imported again it changes nothing. */
export async function importTemplate(db: Database, branches: readonly Branch[], language: Language): Promise<string> {
  const rows = await db
    .select({
      id: parts.id,
      mpn: parts.mpn,
      name: inLanguage(parts.name, language),
      manufacturer: parts.manufacturer,
      price: parts.price,
      onHand: sql<Record<string, number>>`(select coalesce(jsonb_object_agg(${stock.branchId}, ${stock.onHand}), '{}')
        from ${stock} where ${stock.partId} = ${parts.id})`,
    })
    .from(parts)
    .orderBy(asc(parts.position), asc(parts.id));
  const { title, columns, stock: left } = TEXTS[language];
  return tableCsv({
    title,
    columns: [
      ...columns.map((name, at) => ({ title: name, width: 20, ...(at === 4 && { isNumber: true as const }) })),
      ...branches.map(({ name }) => ({ title: `${left}: ${name[language]}`, width: 14, isNumber: true as const })),
    ],
    rows: rows.map(({ id, mpn, name, manufacturer, price, onHand }) => [
      String(id),
      mpn,
      name,
      manufacturer,
      price,
      ...branches.map((branch) => String(onHand[branch.id] ?? 0)),
    ]),
  });
}
