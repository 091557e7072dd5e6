import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { CONTENT_KINDS, kindOf } from '#contract/content/kinds';
import type { PictureUse } from '#contract/pictures';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/queryRows';
import { articleBlocks, articles } from '../../platform/db/schema/articles';
import { brands, parts, services } from '../../platform/db/schema/catalog';
import { inLanguage } from '../../platform/db/schema/columns';
import { branches, employees } from '../../platform/db/schema/company';
import { contentItems, contentVersions, picturesIn } from '../../platform/db/schema/content';

import { pictureRenders } from '../../platform/db/schema/pictures';

import { aboutBanners, aboutUs, banners, heroImages, promos, servicesIntro } from '../../platform/db/schema/web';
import type { Language } from '../../platform/language';

type Source = {
  place: PictureUse['place'];
  from: PgTable | SQL;
  id: PgColumn;
  name: PgColumn | null;
  column: PgColumn;
};

const plain = (
  place: Source['place'],
  table: PgTable & { id: PgColumn },
  name: PgColumn | null,
  column: PgColumn,
): Source => ({ place, from: table, id: table.id, name, column });

const SOURCES: readonly Source[] = [
  plain('service', services, services.name, services.photo),
  plain('service', services, services.name, services.icon),
  plain('part', parts, parts.name, parts.photo),
  plain('article', articles, articles.title, articles.photo),
  {
    place: 'article',
    from: sql`${articleBlocks} join ${articles} on ${articles.id} = ${articleBlocks.articleId}`,
    id: articles.id,
    name: articles.title,
    column: articleBlocks.photo,
  },
  plain('branch', branches, branches.name, branches.photo),
  plain('employee', employees, employees.name, employees.photo),
  plain('brand', brands, brands.name, brands.logo),
  plain('banner', banners, banners.name, banners.photo),
  plain('promo', promos, promos.title, promos.photo),
  plain('about', aboutUs, aboutUs.title, aboutUs.photo),
  plain('about_banner', aboutBanners, aboutBanners.title, aboutBanners.photo),
  plain('services_intro', servicesIntro, servicesIntro.title, servicesIntro.photo),
  ...[heroImages.blog, heroImages.store, heroImages.aboutUs, heroImages.contact, heroImages.services].map((column) =>
    plain('hero', heroImages, null, column),
  ),
];

const usesIn = ({ place, from, id, name, column }: Source, language: Language): SQL => {
  const shown = name === null ? sql`''` : name === brands.name ? sql`${name}` : inLanguage(name, language);
  return sql`select ${place}::text as place, ${id} as id, ${shown} as name, ${column} as path
    from ${from} where ${column} like '/media/p/%'`;
};

const titles = sql.join(
  CONTENT_KINDS.flatMap((kind) => {
    const { fields, title } = kindOf(kind);
    return fields[title]?.type === 'text' ? [sql`when ${kind} then ${title}`] : [];
  }),
  sql` `,
);

const keptIn = (
  place: Source['place'],
  from: SQL,
  value: SQL,
  pictures: readonly number[],
  language: Language,
  isHeld: SQL,
): SQL => {
  const title = sql`(case kept.kind ${titles} end)`;
  return sql`select distinct render.picture_id as picture, ${place}::text as place, kept.item_id as id,
      coalesce(${value} -> ${title} ->> ${language}, ${value} ->> ${title}, '') as name
    from ${pictureRenders} render join ${from} kept
      on ${picturesIn(value)} ? ('/media/p/' || render.hash || '.' || render.width || 'x' || render.height || '.webp')
    where render.picture_id in ${[...pictures]} and ${isHeld}`;
};

/** Returns for each picture the published items and drafts that show it, with names in `language`. */
export async function usesOf(
  db: Database,
  pictures: readonly number[],
  language: Language,
): Promise<Map<number, PictureUse[]>> {
  const found = new Map<number, PictureUse[]>(pictures.map((id) => [id, []]));
  if (pictures.length === 0) return found;
  const all = sql.join(
    SOURCES.map((source) => usesIn(source, language)),
    sql` union all `,
  );
  const { rows } = await queryRows<PictureUse & { picture: number }>(
    db,
    { id: 'number', name: 'text', place: 'text', picture: 'number' },
    sql`
    select distinct render.picture_id as picture, used.place, used.id, used.name from (${all}) used
      join ${pictureRenders} render on render.hash = substring(used.path from '^/media/p/([0-9a-f]{20})[.]')
    where render.picture_id in ${[...pictures]}
    union all ${keptIn('draft', sql`${contentItems}`, sql`kept.draft`, pictures, language, sql`kept.draft is not null`)}
    union all (select distinct on (picture, id) * from
      (${keptIn('version', sql`${contentVersions}`, sql`kept.value`, pictures, language, sql`kept.base is null`)}) version)
    order by place, id`,
  );
  for (const { picture, ...use } of rows) found.get(picture)?.push(use);
  return found;
}
