import { asc, eq, sql } from 'drizzle-orm';
import type { PriceList } from '#contract/catalog';
import type { Database } from '../../platform/db/database';
import { withoutNull } from '../../platform/db/expressions';
import { inLanguage } from '../../platform/db/schema/columns';
import { partCategories, parts, serviceCategories, services } from '../../platform/db/schema/visible';
import type { Language } from '../../platform/language';

export type PriceTable = { title: string; columns: PriceColumn[]; rows: string[][] };
export type PriceColumn = { title: string; width: number; isNumber?: true; isTime?: true };

const TEXTS = {
  ru: {
    services: 'Услуги',
    parts: 'Запчасти',
    category: 'Раздел',
    service: 'Услуга',
    from: 'Цена от, сум',
    minutes: 'Минут',
    part: 'Запчасть',
    manufacturer: 'Производитель',
    mpn: 'Номер',
    price: 'Цена, сум',
    stock: 'Наличие',
    inStock: 'в наличии',
    onOrder: 'под заказ',
  },
  uz: {
    services: 'Xizmatlar',
    parts: 'Ehtiyot qismlar',
    category: 'Boʻlim',
    service: 'Xizmat',
    from: 'Boshlangʻich narx, soʻm',
    minutes: 'Daqiqa',
    part: 'Ehtiyot qism',
    manufacturer: 'Ishlab chiqaruvchi',
    mpn: 'Raqami',
    price: 'Narxi, soʻm',
    stock: 'Mavjudligi',
    inStock: 'mavjud',
    onOrder: 'buyurtma asosida',
  },
} as const satisfies Record<Language, Record<string, string>>;

export function priceTables({ services, parts }: PriceList, language: Language): [PriceTable, PriceTable] {
  const t = TEXTS[language];
  return [
    {
      title: t.services,
      columns: [
        { title: t.category, width: 24 },
        { title: t.service, width: 44 },
        { title: t.from, width: 22, isNumber: true },
        { title: t.minutes, width: 10, isNumber: true },
      ],
      rows: services.map(({ category, name, price_from = '', duration_minutes = '' }) => [
        category,
        name,
        price_from,
        String(duration_minutes),
      ]),
    },
    {
      title: t.parts,
      columns: [
        { title: t.category, width: 24 },
        { title: t.part, width: 44 },
        { title: t.manufacturer, width: 18 },
        { title: t.mpn, width: 18 },
        { title: t.price, width: 16, isNumber: true },
        { title: t.stock, width: 16 },
      ],
      rows: parts.map(({ category, name, manufacturer, mpn, price, in_stock }) => [
        category,
        name,
        manufacturer,
        mpn,
        price,
        in_stock ? t.inStock : t.onOrder,
      ]),
    },
  ];
}

/** Returns the price list of all visible services and parts. Values that are null are omitted. */
export async function listPrices(db: Database, language: Language): Promise<PriceList> {
  const [ofServices, ofParts] = await Promise.all([servicePrices(db, language), partPrices(db, language)]);
  return {
    services: ofServices.map((row) => withoutNull(row, 'price_from', 'duration_minutes')),
    parts: ofParts,
  };
}

const servicePrices = (db: Database, language: Language) =>
  db
    .select({
      id: services.id,
      name: inLanguage(services.name, language),
      category: sql<string>`coalesce(${inLanguage(serviceCategories.name, language)}, '')`,
      price_from: services.priceFrom,
      duration_minutes: services.durationMinutes,
    })
    .from(services)
    .leftJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .orderBy(asc(serviceCategories.position), asc(serviceCategories.id), asc(services.position), asc(services.id));

const partPrices = (db: Database, language: Language) =>
  db
    .select({
      id: parts.id,
      name: inLanguage(parts.name, language),
      category: sql<string>`coalesce(${inLanguage(partCategories.name, language)}, '')`,
      manufacturer: parts.manufacturer,
      mpn: parts.mpn,
      price: parts.price,
      in_stock: parts.inStock,
    })
    .from(parts)
    .leftJoin(partCategories, eq(partCategories.id, parts.categoryId))
    .orderBy(asc(partCategories.position), asc(partCategories.id), asc(parts.position), asc(parts.id));
