import { readFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { SEARCH_SUGGESTIONS } from '../../contract/rules/limits';
import type { SearchKind } from '../../contract/search';
import { find } from '../../server/catalog/search/find';
import { refreshSearch } from '../../server/catalog/search/searchIndex';
import type { Database } from '../../server/platform/db/database';
import type { Language } from '../../server/platform/language';
import { scaleContent } from '../../server/seed/scaled';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atLeast, atMost, figure, onPage, quantile, type Row } from '../lib/figures';

export type Labelled = { kind: string; language: Language; question: string; right: Set<string> };

const KINDS: Record<string, SearchKind> = {
  S: 'services',
  P: 'parts',
  A: 'articles',
  B: 'branches',
  Q: 'questions',
};

export function readLabelled(): Labelled[] {
  const lines = readFileSync('bench/search/queries.tsv', 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', language, question = '', right = ''] = line.split('\t');
      const keys = right.split(' ').map((one) => `${KINDS[one[0] ?? '']} ${one.slice(1)}`);
      return { kind, language: language === 'uz' ? 'uz' : 'ru', question, right: new Set(keys) };
    });
}

type Ask = (db: Database, labelled: Labelled) => Promise<string[]>;

const bySearch: Ask = async (db, { language, question }) => {
  const { found } = await find(db, language, question, { limit: 3 });
  return found.slice(0, 3).map(({ kind, id }) => `${kind} ${id}`);
};

/** Baseline: matches the unchanged query by ILIKE, titles first. */
const byIlike: Ask = async (db, { language, question }) => {
  const like = `%${question.replace(/[\\%_]/g, '\\$&')}%`;
  const from = (kind: SearchKind, table: SQL, title: SQL, text: SQL) => sql`
    select ${kind}::text as kind, id, ${title} ->> ${language} as title, ${text} as text from ${table}`;
  const { rows } = await db.execute<{ key: string }>(sql`
    select kind || ' ' || id as key from (
      ${from('services', sql`services`, sql`name`, sql`description ->> ${language}`)} union all
      ${from('parts', sql`parts`, sql`name`, sql`concat_ws(' ', mpn, manufacturer, info ->> ${language})`)} union all
      ${from(
        'articles',
        sql`articles`,
        sql`title`,
        sql`(select string_agg(info ->> ${language}, ' ') from article_blocks where article_id = articles.id)`,
      )} union all
      ${from('branches', sql`branches`, sql`name`, sql`address ->> ${language}`)} union all
      ${from('questions', sql`faq`, sql`question`, sql`answer ->> ${language}`)}
    ) entries
    where title ilike ${like} or text ilike ${like}
    order by title ilike ${like} desc, length(title), key limit 3`);
  return rows.map(({ key }) => key);
};

async function judge(db: Database, labelled: readonly Labelled[], ask: Ask): Promise<{ first: number; three: number }> {
  let first = 0;
  let three = 0;
  for (const one of labelled) {
    const right = (await ask(db, one)).map((key) => one.right.has(key));
    if (right[0]) first += 1;
    if (right.includes(true)) three += 1;
  }
  return { first: (100 * first) / labelled.length, three: (100 * three) / labelled.length };
}

async function time({ app }: TestServer, labelled: readonly Labelled[], path: string): Promise<number[]> {
  const times: number[] = [];
  for (const round of [0, 1]) {
    for (const { language, question } of labelled) {
      const url = `/api/main${path}?${new URLSearchParams({ search: question }).toString()}`;
      const since = performance.now();
      const reply = await app.inject({ url, headers: { 'accept-language': language } });
      if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`);
      if (round > 0) times.push(performance.now() - since);
    }
  }
  return times;
}

/**
 * Compares the precision of the first hits with ILIKE on the same labelled queries. Measures the duration, also with a
 * hundred times the content.
 */
export async function measureSearch(): Promise<Row[]> {
  const labelled = readLabelled();
  const demo = await startTestServer();
  const large = await startTestServer();
  try {
    const own = await judge(demo.db, labelled, bySearch);
    const plain = await judge(demo.db, labelled, byIlike);
    const small = await time(demo, labelled, '/search/');
    await scaleContent(large.db);
    let since = performance.now();
    await refreshSearch(large.db);
    const all = performance.now() - since;
    await large.db.execute(sql`update parts set price = price + 1 where id = 7`);
    since = performance.now();
    await refreshSearch(large.db);
    const one = performance.now() - since;
    await large.db.execute(sql`analyze`);
    const hundredfold = await time(large, labelled, '/search/');
    const suggestions = await time(large, labelled, '/search/suggestions/');
    return [
      ...onPage(`${labelled.length} labelled questions`, [
        atLeast('queries whose first search result is right', own.first, 90, ' %'),
        figure('queries whose first result is right with ILIKE', plain.first, ' %'),
        atLeast('queries with a right result among the first three', own.three, 97, ' %'),
        figure('queries with a right result among the first three with ILIKE', plain.three, ' %'),
      ]),
      figure('search, median', quantile(small, 0.5), ' ms'),
      figure('search, p95', quantile(small, 0.95), ' ms'),
      figure('search at 100× content, median', quantile(hundredfold, 0.5), ' ms'),
      atMost('p95 of a search with 100× content', quantile(hundredfold, 0.95), 60, ' ms'),
      atMost(
        `p95 of a call for ${SEARCH_SUGGESTIONS} search suggestions with 100× content`,
        quantile(suggestions, 0.95),
        60,
        ' ms',
      ),
      figure('index of 20 000 new entries', all / 1000, ' s'),
      figure('index of one changed entry at 100× content', one, ' ms'),
    ];
  } finally {
    await Promise.all([demo.close(), large.close()]);
  }
}
