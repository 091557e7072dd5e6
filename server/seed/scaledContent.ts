import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';

/** Parts whose stock one statement moves: none takes longer than the server lets statements take. */
const AT_ONCE = 1_000;

/**
 * Adds copies of the demo content until there are `rows` parts and `rows` articles, for measurements and for the check
 * that lists use their indexes: 10 000 is a hundred times the size of a real blog's or shop's first year.
 */
export async function scaleContent(db: Database, rows = 10_000): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into parts (slug, category_id, name, info, manufacturer, price, photo, position)
      select slug || '-copy-' || copy, category_id, name, info, manufacturer, price + copy, photo,
        position + copy * 1000
      from parts, generate_series(1, ${rows}::int) copy order by copy, id
      limit greatest(0, ${rows}::int - (select count(*) from parts))`);
    await tx.execute(sql`
      insert into part_fits (part_id, position, brand_id, model_id)
      select part.id, fit.position, fit.brand_id, fit.model_id
      from parts part join parts original on original.slug = split_part(part.slug, '-copy-', 1)
      join part_fits fit on fit.part_id = original.id
      where part.slug like '%-copy-%' on conflict do nothing`);
    await tx.execute(sql`analyze parts, stock`);
    const { rows: last } = await tx.execute<{ id: number }>(sql`select max(id) as id from parts`);
    for (let from = 0; from < (last[0]?.id ?? 0); from += AT_ONCE)
      await tx.execute(sql`
        insert into stock_moves (part_id, branch_id, change, reason)
        select part.id, stock.branch_id, stock.on_hand, 'opening'
        from parts part join parts original on original.slug = split_part(part.slug, '-copy-', 1)
        join stock on stock.part_id = original.id
        where part.id > ${from}::int and part.id <= ${from + AT_ONCE}::int and part.slug like '%-copy-%'
          and not exists (select from stock where part_id = part.id)`);
    await tx.execute(sql`
      insert into articles (slug, category_id, photo, title, published_date)
      select slug || '-copy-' || copy, category_id, photo, title, published_date - (copy * 3)
      from articles, generate_series(1, ${rows}::int) copy order by copy, id
      limit greatest(0, ${rows}::int - (select count(*) from articles))`);
    await tx.execute(sql`
      insert into article_blocks (article_id, position, title, info, photo)
      select copied.id, block.position, block.title, block.info, block.photo
      from articles copied join articles original on original.slug = split_part(copied.slug, '-copy-', 1)
      join article_blocks block on block.article_id = original.id
      where copied.slug like '%-copy-%' on conflict do nothing`);
    await tx.execute(sql`
      insert into article_tag_links (article_id, tag_id)
      select copied.id, link.tag_id
      from articles copied join articles original on original.slug = split_part(copied.slug, '-copy-', 1)
      join article_tag_links link on link.article_id = original.id
      where copied.slug like '%-copy-%' on conflict do nothing`);
  });
  await db.execute(sql`analyze`);
}
