import { atMost, figure, median, onPage, type Row } from '../lib/figures';
import { openPhone, readView, type View } from '../lib/phone';
import { startProxy } from '../lib/withoutScripts';

/** Long enough for deferred scripts, lazy pictures and widgets that load when idle. */
const settleMs = 6_000;

async function view(url: string): Promise<View> {
  const { context, page } = await openPhone();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const seen = await readView(page);
  await context.close();
  return seen;
}

export async function measureFirstViews(origin: string, paths: readonly string[], runs: number): Promise<Row[]> {
  const whole = await startProxy(origin, false);
  const bare = await startProxy(origin, true);
  const rows: Row[] = [];
  for (const path of paths) {
    await view(whole.url + path);
    const seen: View[] = [];
    const plain: View[] = [];
    for (let run = 0; run < runs; run++) {
      seen.push(await view(whole.url + path));
      plain.push(await view(bare.url + path));
    }
    const of = (views: View[], key: keyof View) => median(views.map((one) => one[key]));
    rows.push(
      ...onPage(path, [
        atMost('first paint, beside the same page without scripts', of(seen, 'fcp') / of(plain, 'fcp'), 1.1, '×'),
        atMost('largest paint, beside the same page without scripts', of(seen, 'lcp') / of(plain, 'lcp'), 1.1, '×'),
        figure('first paint', of(seen, 'fcp'), ' ms'),
        figure('largest paint', of(seen, 'lcp'), ' ms'),
        atMost('layout shift', Math.max(...seen.map((one) => one.cls)), 0.01),
        atMost('blocking time', of(seen, 'blocking'), 150, ' ms'),
        figure('longest task', of(seen, 'longest'), ' ms'),
        atMost('time from the first paint to hydration', of(seen, 'hydratedAt') - of(seen, 'fcp'), 2_500, ' ms'),
      ]),
    );
  }
  whole.server.close();
  bare.server.close();
  return rows;
}
