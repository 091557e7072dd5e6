import { sql } from 'drizzle-orm';
import type { ContentItem, ContentPage } from '../../contract/content';
import { scaleContent } from '../../server/seed/scaled';
import { seedDesk } from '../../server/seed/seedDesk';
import { type DeskBrowser, deskBrowserOf } from '../../server/testing/deskBrowser';
import { startTestServer } from '../../server/testing/testServer';
import { atMost, figure, onPage, quantile, type Row } from '../lib/figures';

const ROWS = 10_000;
const WARM_UP = 5;
const BAR_MS = 100;

const reads: Record<string, string> = {
  'counts of all kinds': '',
  parts: '/parts',
  'parts by name': '/parts?order=name',
  'parts that were changed': '/parts?order=changed',
  'parts of a category': '/parts?of=categoryId:2',
  'parts that lack Uzbek': '/parts?lacks=uz',
  'articles that lack Uzbek': '/articles?lacks=uz',
  'drafts of parts': '/parts?state=draft',
  'hidden articles': '/articles?state=hidden',
  'search: a number': '/parts?q=13271191',
  'search: words of few': '/parts?q=колодки передние',
  'search: letters of most': '/parts?q=ный',
  'search: what none has': '/parts?q=звездолёт',
  'search: articles': '/articles?q=шин',
  'the editor of a part': '/parts/1',
  'the editor of an article': '/articles/1',
  'versions of a part': '/parts/1/versions',
};

async function times(rounds: number, ask: () => Promise<{ statusCode: number; body: string }>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const since = performance.now();
    const reply = await ask();
    if (round >= WARM_UP) found.push(performance.now() - since);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
  return found;
}

async function priceOfHundred(editor: DeskBrowser, rounds: number): Promise<number[]> {
  const items: { id: number; version: number }[] = [];
  for (let after = ''; items.length < 100; ) {
    const page = (await editor.call('GET', `/content/parts${after}`)).json<ContentPage>();
    items.push(...page.items.map(({ id, version }) => ({ id, version })));
    after = `?after=${page.next}`;
  }
  const body = { action: 'price', percent: 5, dry: true, items: items.slice(0, 100) };
  return times(Math.ceil(rounds / 10), () => editor.call('POST', '/content/parts/bulk', { body }));
}

async function saving(editor: DeskBrowser, rounds: number): Promise<number[]> {
  let { version, value } = (await editor.call('GET', '/content/parts/2')).json<ContentItem>();
  return times(rounds, async () => {
    const headers = { 'if-match': `"${version}"` };
    const reply = await editor.call('PUT', '/content/parts/2', { body: { value }, headers });
    ({ version, value } = reply.json<ContentItem>());
    return reply;
  });
}

export async function measureContent(rounds: number): Promise<Row[]> {
  const server = await startTestServer();
  try {
    await seedDesk(server.db);
    await scaleContent(server.db, ROWS);
    await server.db.execute(sql`insert into content_items (kind, item_id, version, changed_at)
      select 'parts', id, 3, now() - make_interval(mins => id) from parts where id % 10 = 0`);
    await server.db.execute(sql`vacuum analyze`);
    const editor = await deskBrowserOf(server, 'editor');
    const rows: Row[] = [];
    const add = (page: string, found: number[]) => {
      const what = `p95 of a desk read of content with ${ROWS} parts`;
      rows.push(
        ...onPage(page, [
          atMost(what, quantile(found, 0.95), BAR_MS, ' ms'),
          figure('median', quantile(found, 0.5), ' ms'),
        ]),
      );
    };
    for (const [name, path] of Object.entries(reads))
      add(name, await times(rounds, () => editor.call('GET', encodeURI(`/content${path}`))));
    add('a draft is kept', await saving(editor, rounds));
    const prices = await priceOfHundred(editor, rounds);
    return [...rows, figure('prices of a hundred parts, said beforehand, median', quantile(prices, 0.5), ' ms')];
  } finally {
    await server.close();
  }
}
