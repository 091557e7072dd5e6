import { INDEXED_PAGES } from '../../e2e/shared/indexedPages';

const inUzbek = (path: string) => (path === '/' ? '/uz' : `/uz${path}`);

export const PUBLIC_PAGES: readonly string[] = INDEXED_PAGES.flatMap((path) => [path, inUzbek(path)]);

type Counted = { count: number };

/** Returns all page addresses in both languages, with `fresh` searches each, which are never cached. */
export async function allAddresses(origin: string, fresh: number): Promise<string[]> {
  const count = async (path: string) => ((await (await fetch(`${origin}/api/main${path}`)).json()) as Counted).count;
  const [articles, parts, services] = await Promise.all(
    ['/articles/', '/spare-part/?page=1', '/services/web/?page=1'].map(count),
  );
  const upTo = (last = 0, path: string) => Array.from({ length: last }, (_, index) => `${path}${index + 1}`);
  const plain = [
    '/',
    '/about',
    '/services',
    '/services/singl-services',
    '/shop',
    '/blog',
    '/contacts',
    '/home',
    '/sign-in',
    ...upTo(services, '/services/singl-services/'),
    ...upTo(parts, '/shop/singl-shop/'),
    ...upTo(articles, '/blog/blog-singl-post/'),
    ...upTo(Math.ceil((parts ?? 0) / 10), '/shop?page='),
    ...upTo(Math.ceil((articles ?? 0) / 6), '/blog?page='),
    ...upTo(8, '/shop?category='),
    ...upTo(4, '/blog?category='),
    ...upTo(12, '/blog?month='),
    ...upTo(3, '/contacts?region='),
    ...upTo(fresh, '/services?search=a'),
  ];
  return plain.flatMap((path) => [path, inUzbek(path)]);
}
