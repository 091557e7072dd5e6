export const INDEXED_PAGES: readonly string[] = [
  '/',
  '/about',
  '/services',
  '/services/singl-services/1',
  '/shop',
  '/shop/singl-shop/1',
  '/blog',
  '/blog/blog-singl-post/26',
  '/contacts',
  '/booking',
];
