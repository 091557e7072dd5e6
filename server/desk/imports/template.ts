import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { inLanguage } from '../../db/schema/localized';
import { parts } from '../../db/schema/parts';
import type { Language } from '../../http/language';
import { tableCsv } from '../../prices/priceCsv';

const TEXTS = {
  ru: { title: 'Цены', columns: ['ID на сайте', 'Номер', 'Запчасть', 'Производитель', 'Цена, сум'] },
  uz: { title: 'Narxlar', columns: ['Saytdagi ID', 'Raqami', 'Ehtiyot qism', 'Ishlab chiqaruvchi', 'Narxi, soʻm'] },
} as const satisfies Record<Language, object>;

/** The prices of now, in columns that are matched by themselves: imported again it changes nothing. */
export async function importTemplate(db: Database, language: Language): Promise<string> {
  const rows = await db
    .select({
      id: parts.id,
      mpn: parts.mpn,
      name: inLanguage(parts.name, language),
      manufacturer: parts.manufacturer,
      price: parts.price,
    })
    .from(parts)
    .orderBy(asc(parts.position), asc(parts.id));
  const { title, columns } = TEXTS[language];
  return tableCsv({
    title,
    columns: columns.map((name, at) => ({ title: name, width: 20, ...(at === 4 && { isNumber: true }) })),
    rows: rows.map(({ id, mpn, name, manufacturer, price }) => [String(id), mpn, String(name), manufacturer, price]),
  });
}
