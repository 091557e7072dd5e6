export interface PageCall {
  call: RegExp;
  shows: string;
  /** Number of blocks that show the call's failure; default 1. */
  blocks?: number;
  /** The browser sends `call` only after the reply to this call. */
  after?: RegExp;
  /** If this call fails, the server answers 503. */
  isMain?: boolean;
}

export interface PublicPage {
  path: string;
  calls: readonly PageCall[];
  shared?: readonly PageCall[];
  /** Calls whose failure stays invisible, because the page has a fallback. */
  quiet?: readonly RegExp[];
}

const path = (text: string) => new RegExp(`/api/main${text.replace(/[?.]/g, '\\$&')}$`);
const heroImages = path('/web/image-for-page-header');
const firstServices = path('/services/web/?page=1');
const firstArticles = path('/articles/?page=1');
const callCenter = path('/main/call-center');
const service = path('/services/web/1/');
const part = path('/spare-part/1/');
const roadside = { call: path('/main/roadside-assistance/'), shows: 'main aside section:nth-of-type(2) a' };
const insurance = { call: path('/main/insurance/'), shows: 'main aside section:nth-of-type(3) a' };
const consultation = { call: callCenter, shows: 'main aside section:nth-of-type(1) a', blocks: 2 };
const numbers = (kind: number) => `main > section:nth-of-type(2) section:nth-of-type(${kind}) a`;
const regions = { call: path('/branch/region'), shows: 'main nav a[href*="region="]' };
const contactNumbers = [
  { ...consultation, shows: numbers(1) },
  { ...roadside, shows: numbers(2) },
  { ...insurance, shows: numbers(3) },
];

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    calls: [
      { call: path('/web/banner/list-for-users/'), shows: 'main li[id^="slide-"]' },
      { call: path('/web/fakts/'), shows: 'main > section:nth-of-type(1) li' },
      { call: firstServices, shows: 'main > section:nth-of-type(2) article', blocks: 2, isMain: true },
      { call: path('/web/maintenance-repairs-video/list_for_users/'), shows: 'main > section:nth-of-type(3) a' },
      { call: path('/web/additionally/'), shows: 'main > section:nth-of-type(4) li' },
      { call: path('/web/addvantages/'), shows: 'main > section:nth-of-type(5) li' },
      { call: firstArticles, shows: 'main > section:nth-of-type(6) article' },
    ],
    quiet: [path('/web/best-multi-brand-car-repair-service/'), path('/main/bookings/options/')],
  },
  {
    path: '/about',
    calls: [
      { call: path('/web/about-us/'), shows: 'main > section:nth-of-type(2) img', isMain: true },
      { call: firstServices, shows: 'main > section:nth-of-type(3) li a', blocks: 2 },
      { call: path('/staff/list-for-users/'), shows: '#team li h3' },
      { call: path('/web/about-us-banner/'), shows: 'main button[aria-haspopup="dialog"]' },
      { call: path('/faq/'), shows: 'main details' },
    ],
    quiet: [heroImages],
  },
  {
    path: '/services',
    calls: [{ call: firstServices, shows: 'main article', blocks: 2, isMain: true }],
    quiet: [heroImages],
  },
  {
    path: '/services/singl-services/1',
    calls: [
      { call: service, shows: 'main dl dd', isMain: true },
      consultation,
      roadside,
      insurance,
      { call: firstServices, shows: 'main article a[href*="/singl-services/"]', blocks: 2, after: service },
    ],
    quiet: [heroImages],
  },
  {
    path: '/services/singl-services',
    calls: [
      { call: path('/services/web/list-for-users/'), shows: 'main section:has(#services-list) li a', isMain: true },
      consultation,
      roadside,
      insurance,
    ],
    quiet: [heroImages],
  },
  {
    path: '/shop',
    calls: [
      { call: path('/spare-part/?page=1'), shows: 'main a[href*="/singl-shop/"]', isMain: true },
      { call: path('/car-brands/list-for-users/'), shows: 'main li button' },
    ],
    shared: [{ call: /\/api\/public\/brands\/$/, shows: 'main select[name="brand"] option:nth-child(2)' }],
    quiet: [heroImages],
  },
  {
    path: '/shop/singl-shop/1',
    calls: [
      { call: part, shows: 'main dl dt', isMain: true },
      { call: /\/api\/main\/spare-part\/\?page=1&category=/, shows: 'main a[href*="/singl-shop/"]', after: part },
    ],
  },
  {
    path: '/blog?category=1',
    calls: [
      { call: /POST .*\/articles\/filter/, shows: 'main article', isMain: true },
      { call: firstArticles, shows: 'main aside time' },
      { call: path('/articles/categories/'), shows: 'main nav a[href$="/blog"], main nav a[href*="?category=2"]' },
      { call: path('/articles/tags/'), shows: 'main aside a[href*="tag="]' },
    ],
    quiet: [heroImages],
  },
  {
    path: '/blog/blog-singl-post/1',
    calls: [
      { call: path('/articles/by-pg/1'), shows: 'main article[aria-label] p', isMain: true },
      { call: firstArticles, shows: 'main section article a[href*="/blog-singl-post/"]' },
    ],
    quiet: [heroImages],
  },
  {
    path: '/contacts',
    calls: [regions, { call: path('/branch/list-for-users'), shows: 'main article', isMain: true }, ...contactNumbers],
    quiet: [heroImages],
  },
  {
    path: '/contacts?region=1',
    calls: [{ call: path('/branch/filter-by-region/1'), shows: 'main article', isMain: true }],
    shared: [regions, ...contactNumbers],
    quiet: [heroImages],
  },
];

/** `opens` is the control that shows the list. */
export const LAYOUT_CALLS: readonly (PageCall & { opens?: string })[] = [
  { call: callCenter, shows: 'footer a[href^="tel:"]' },
  { call: firstServices, shows: 'footer a[href*="/singl-services/"]' },
  {
    call: path('/services/web/list-for-users/'),
    shows: 'header nav a[href*="/singl-services/"]',
    opens: 'header nav li:has(a[href="/services"]) summary',
  },
  {
    call: firstArticles,
    shows: 'header nav a[href*="/blog-singl-post/"]',
    opens: 'header nav li:has(a[href="/blog"]) summary',
  },
];
