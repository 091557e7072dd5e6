import { PAGE_NAMES, PAGE_SERVING, PAGES, type PageName, UZBEK_PREFIX } from '#contract/rules/pages';
import { canonicalSpelling, pageAddress, withoutInvalidFilters } from '../platform/pages/pageAddress';
import { makeRendererBuild } from '../testing/rendererBuild';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createSite } from './site';

const build = makeRendererBuild();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { site: createSite({ distDir: build.distDir }) });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

const SAMPLES: Readonly<Record<string, string>> = { id: '1', slug: 'personal-data' };
const sample = (path: string) =>
  path.replace('*', 'no-such-page').replace(/:(\w+)/, (_, name) => SAMPLES[name] ?? '0f'.repeat(16));

const get = async (url: string) => {
  const { statusCode, headers } = await server.app.inject({ url, remoteAddress: `10.0.0.${(visitors += 1) % 250}` });
  return { status: statusCode, headers };
};
let visitors = 0;

const addressesOf = (name: PageName) => {
  const { path, alternatives, underHome } = PAGES[name];
  const paths = [path, ...alternatives].map(sample);
  return ['', UZBEK_PREFIX, ...(underHome ? ['/home', '/uz/home'] : [])].flatMap((prefix) =>
    paths.map((one) => (prefix + one).replace(/(.)\/$/, '$1')),
  );
};

const ALL_PARAMETERS = [...new Set(PAGE_NAMES.flatMap((name) => Object.keys(PAGE_SERVING[name].parameters)))];

describe.each(PAGE_NAMES)('the page %s', (name) => {
  const { cache, parameters, noindex } = PAGE_SERVING[name];
  const addresses = addressesOf(name);
  const [address = ''] = addresses;

  it('replies at each of its addresses with the cache headers of its row', async () => {
    const status = name === 'notFound' || cache === 'private' ? 404 : 200;
    for (const url of addresses) {
      const first = await get(url);
      expect([url, first.status]).toEqual([url, status]);
      const { headers } = await get(url);
      const isPrivate = cache === 'private' || PAGES[name].token !== 'none';
      expect([url, headers['cache-control']]).toEqual([url, isPrivate ? 'no-store' : 'private, no-cache']);
      expect([url, headers['x-robots-tag']]).toEqual([
        url,
        isPrivate ? 'noindex, nofollow' : noindex ? 'noindex' : undefined,
      ]);
      const source = cache === 'shared' && status === 200 ? 'page;desc=hit' : 'page;desc=miss';
      expect([url, headers['server-timing']]).toEqual([url, isPrivate ? undefined : source]);
    }
  });

  it('keeps the query parameters of its row and drops others', () => {
    const known: Readonly<Record<string, { max: number | null; cachedUpTo: number } | undefined>> = parameters;
    for (const parameter of ALL_PARAMETERS) {
      const url = `${address}?${parameter}=1&utm_source=x`;
      const row = known[parameter];
      const cacheable = cache === 'shared' && (row === undefined || row.cachedUpTo > 0);
      expect(pageAddress(url)).toEqual({ path: address, search: row ? `?${parameter}=1` : '', cacheable });
      expect(withoutInvalidFilters(`${address}?${parameter}=0`)).toBe(row && row.max !== null ? address : null);
    }
  });

  it('has lower-case addresses, except for case-sensitive tokens', () => {
    const capitals = `${address.slice(0, -1)}F`;
    expect(canonicalSpelling(address)).toBeNull();
    if (address !== '/')
      expect(canonicalSpelling(capitals)).toBe(PAGES[name].token === 'anyCase' ? null : capitals.toLowerCase());
  });
});

it('lists pages in the sitemap only if their row has `inSitemap`', async () => {
  const { body } = await server.app.inject('/sitemap-ru-1.xml');
  const paths = [...body.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<?]*)/g)].map(([, path = '']) => path || '/');
  for (const name of PAGE_NAMES) {
    const pattern = new RegExp(`^${PAGES[name].path.replace(/:\w+/, '[^/]+').replace('*', '\\*')}$`);
    expect([name, paths.some((path) => pattern.test(path))]).toEqual([name, PAGE_SERVING[name].inSitemap]);
  }
});
