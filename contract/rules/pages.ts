import { MAX_ID, MAX_PAGE } from './limits';

/**
 * A page needs a row in `PAGES`, a row in `PAGE_SERVING` and an import in `src/site/routes.tsx`. Missing ones do not
 * compile.
 */

export const MENU = ['home', 'about', 'services', 'shop', 'blog', 'contacts'] as const;
/** Account sidebar entries. Browsers store the numbers under `personalSitebarAct`. */
export const SIDEBAR = { garage: 1, history: 2, profile: 3, requests: 4, ownBookings: 5 } as const;
export type MenuEntry = (typeof MENU)[number];

interface PageRow {
  /** Path without the prefixes `/uz` and `/home`. Odd spellings are kept for compatibility. */
  path: `/${string}`;
  alternatives: readonly `/${string}`[];
  underHome: boolean;
  access: 'public' | 'link' | 'signIn' | 'account';
  /** Whether the parameter is a secret token, and whether it is case-sensitive. */
  token: 'none' | 'anyCase' | 'lowerCase';
  section: MenuEntry | keyof typeof SIDEBAR | null;
  hero: { title: string; picture: 'about_us' | 'services' | 'store' | 'blog' | 'contact' | null };
  chunk: `page-${string}`;
  texts: 'first' | 'all' | 'account';
  /** Prefetched on hover or focus only, because few visitors follow the link. */
  onIntent: boolean;
}

type MenuRows = {
  [Name in Exclude<MenuEntry, 'home'>]: PageRow & {
    section: Name;
    hero: { picture: NonNullable<PageRow['hero']['picture']> };
  };
};

const NO_HERO = { title: 'common.brand', picture: null } as const;
const PUBLIC = { alternatives: [], access: 'public', token: 'none', section: null, hero: NO_HERO } as const;
const CONTENT = { ...PUBLIC, underHome: true, texts: 'all', onIntent: false } as const;
const LINKED = { ...PUBLIC, underHome: false, chunk: 'page-linked', texts: 'all', onIntent: true } as const;
const SIGN_IN = { ...PUBLIC, underHome: false, access: 'signIn', texts: 'account', onIntent: true } as const;
const ACCOUNT = { ...SIGN_IN, access: 'account', chunk: 'page-personal' } as const;
const HISTORY = { ...ACCOUNT, section: 'history', chunk: 'page-history' } as const;

/** Properties that the browser uses. The first page that matches a path wins. */
export const PAGES = {
  home: { ...CONTENT, path: '/', section: 'home', chunk: 'page-home', texts: 'first' },
  about: {
    ...CONTENT,
    path: '/about',
    section: 'about',
    hero: { title: 'header.about', picture: 'about_us' },
    chunk: 'page-about',
  },
  services: {
    ...CONTENT,
    path: '/services',
    section: 'services',
    hero: { title: 'header.services', picture: 'services' },
    chunk: 'page-services',
  },
  service: {
    ...CONTENT,
    path: '/services/singl-services/:id',
    alternatives: ['/about/services/singl-services/:id'],
    section: 'services',
    hero: { title: 'pageHero.service', picture: null },
    chunk: 'page-service',
  },
  serviceChooser: {
    ...CONTENT,
    path: '/services/singl-services',
    alternatives: ['/singl-services', '/about/services/singl-services', '/about/singl-services'],
    section: 'services',
    hero: { title: 'pageHero.service', picture: null },
    chunk: 'page-serviceChooser',
  },
  shop: {
    ...CONTENT,
    path: '/shop',
    section: 'shop',
    hero: { title: 'header.shop', picture: 'store' },
    chunk: 'page-shop',
  },
  part: {
    ...CONTENT,
    path: '/shop/singl-shop/:id',
    section: 'shop',
    hero: { title: 'pageHero.product', picture: null },
    chunk: 'page-part',
  },
  blog: {
    ...CONTENT,
    path: '/blog',
    section: 'blog',
    hero: { title: 'header.blog', picture: 'blog' },
    chunk: 'page-blog',
  },
  article: {
    ...CONTENT,
    path: '/blog/blog-singl-post/:id',
    section: 'blog',
    hero: { title: 'pageHero.article', picture: null },
    chunk: 'page-article',
  },
  contacts: {
    ...CONTENT,
    path: '/contacts',
    section: 'contacts',
    hero: { title: 'header.contacts', picture: 'contact' },
    chunk: 'page-contacts',
  },
  search: { ...CONTENT, path: '/search', underHome: false, chunk: 'page-search', onIntent: true },
  prices: { ...CONTENT, path: '/prices', underHome: false, chunk: 'page-prices', onIntent: true },
  document: { ...CONTENT, path: '/documents/:slug', underHome: false, chunk: 'page-document' },
  booking: { ...CONTENT, path: '/booking', underHome: false, chunk: 'page-booking', texts: 'account' },
  bookingLink: {
    ...CONTENT,
    path: '/booking/:token',
    underHome: false,
    access: 'link',
    token: 'anyCase',
    chunk: 'page-booking',
    texts: 'account',
  },
  documentVerification: { ...LINKED, path: '/passport/:paper', access: 'link', token: 'lowerCase' },
  track: { ...LINKED, path: '/track' },
  estimate: { ...LINKED, path: '/estimate/:token', access: 'link', token: 'anyCase' },
  sharedHistory: { ...LINKED, path: '/history/:token', access: 'link', token: 'anyCase' },
  review: { ...LINKED, path: '/review/:token', access: 'link', token: 'anyCase' },
  signIn: { ...SIGN_IN, path: '/sign-in', chunk: 'page-signIn' },
  signUp: { ...SIGN_IN, path: '/sign-up', chunk: 'page-signIn' },
  garage: { ...ACCOUNT, path: '/personal/garage', section: 'garage' },
  ownBookings: { ...ACCOUNT, path: '/personal/bookings', section: 'ownBookings' },
  requests: { ...ACCOUNT, path: '/personal/requests', section: 'requests' },
  profile: { ...ACCOUNT, path: '/personal/profile', section: 'profile' },
  history: { ...HISTORY, path: '/personal/story' },
  sharing: { ...HISTORY, path: '/personal/story/sharing' },
  visit: { ...HISTORY, path: '/personal/story/:id' },
  handover: { ...HISTORY, path: '/personal/handover/:token', token: 'lowerCase' },
  profileEdit: { ...ACCOUNT, path: '/personal/prifile-edit', section: 'profile', chunk: 'page-profileEdit' },
  carAdd: { ...ACCOUNT, path: '/personal/car-add', section: 'garage', chunk: 'page-carForms' },
  carEdit: { ...ACCOUNT, path: '/personal/car-edit/:id', section: 'garage', chunk: 'page-carForms' },
  notFound: { ...CONTENT, path: '/*', underHome: false, chunk: 'page-notFound' },
} as const satisfies Record<string, PageRow> & MenuRows;

export type PageName = keyof typeof PAGES;

export interface PageParameter {
  is: 'number' | 'text' | 'list';
  /** Redirects drop values other than a number from 1 to `max`. Null: any value is valid. */
  max: number | null;
  /** Largest number, or text length, that is cached. 0: never cached. */
  cachedUpTo: number;
}

const ID = { is: 'number', max: MAX_ID, cachedUpTo: 999_999_999 } as const;
const PAGE = { is: 'number', max: MAX_PAGE, cachedUpTo: 500 } as const;
const CHECKED = { is: 'number', max: 1, cachedUpTo: 1 } as const;
const TEXT = { is: 'text', max: null, cachedUpTo: 0 } as const;

export const SECRET_PARAMETERS = ['hold', 'instead'] as const;

interface ServingRow {
  /**
   * `shared`: one cache entry for all visitors. `never`: the page changes too often or has too many addresses.
   * `private`: no-store and a rate limit against guessed tokens.
   */
  cache: 'shared' | 'never' | 'private';
  /** Query parameters that the page reads, sorted. Other parameters are dropped. */
  parameters: Readonly<Record<string, PageParameter>>;
  form: 'appointment' | 'purchase' | 'tracking' | 'booking' | 'bookingLink' | 'estimate' | 'review' | null;
  /** Endpoints of the main content. If the first requested one gets no reply, the page is a 503. */
  main: readonly string[];
  isStatic: boolean;
  /** True if a small script saves typed input when the page is not hydrated. */
  keepsTyped: boolean;
  /** True if only the visitor's browser fills the page, so search engines should not index it. */
  noindex: boolean;
  inSitemap: boolean;
  views: 'home' | 'about' | 'services' | 'shop' | 'blog' | 'contacts' | 'prices' | 'documents' | 'other';
}

const RENDERED = { cache: 'shared', parameters: {}, form: null, main: [], isStatic: false, keepsTyped: false } as const;
const LISTED = { ...RENDERED, noindex: false, inSitemap: true } as const;
const UNLISTED = { ...RENDERED, noindex: false, inSitemap: false, views: 'other' } as const;
const OWN = { ...UNLISTED, noindex: true } as const;
const OWN_UNCACHED = { ...OWN, cache: 'never' } as const;
const BY_LINK = { ...OWN, cache: 'private' } as const;

/** Properties that only the server uses, in a separate object, so that the browser build drops it. */
export const PAGE_SERVING = {
  home: { ...LISTED, form: 'appointment', main: ['getServices'], views: 'home' },
  about: { ...LISTED, main: ['getAboutUs'], views: 'about' },
  services: {
    ...LISTED,
    parameters: { category: ID, page: PAGE, search: TEXT },
    main: ['getServices'],
    views: 'services',
  },
  service: { ...LISTED, form: 'appointment', main: ['getService'], views: 'services' },
  serviceChooser: { ...UNLISTED, main: ['getServiceNames'], views: 'services' },
  shop: {
    ...LISTED,
    parameters: {
      all: CHECKED,
      brand: ID,
      category: ID,
      in_stock: CHECKED,
      manufacturer: { is: 'text', max: null, cachedUpTo: 40 },
      model: ID,
      page: PAGE,
      price_from: TEXT,
      price_to: TEXT,
      search: TEXT,
      sort: { is: 'text', max: null, cachedUpTo: 10 },
      unstated: CHECKED,
    },
    main: ['getParts'],
    views: 'shop',
  },
  part: {
    ...LISTED,
    parameters: { brand: ID, buy: { is: 'number', max: null, cachedUpTo: 1 }, model: ID },
    form: 'purchase',
    main: ['getPart'],
    views: 'shop',
  },
  blog: {
    ...LISTED,
    parameters: {
      category: ID,
      date: { is: 'number', max: 31, cachedUpTo: 31 },
      month: { is: 'number', max: 12, cachedUpTo: 12 },
      page: PAGE,
      tag: ID,
    },
    main: ['filterArticles', 'getArticles'],
    views: 'blog',
  },
  article: { ...LISTED, main: ['getArticle'], views: 'blog' },
  contacts: {
    ...LISTED,
    parameters: { branch: ID, region: ID },
    main: ['getBranchesByRegion', 'getBranches'],
    views: 'contacts',
  },
  search: { ...UNLISTED, parameters: { kind: TEXT, page: PAGE, search: TEXT } },
  prices: { ...LISTED, parameters: { search: TEXT }, main: ['getPrices'], views: 'prices' },
  document: { ...LISTED, main: ['getDocument'], views: 'documents' },
  booking: {
    ...UNLISTED,
    cache: 'never',
    parameters: {
      branch: ID,
      brand: ID,
      car: TEXT,
      day: TEXT,
      from: TEXT,
      hold: TEXT,
      instead: TEXT,
      model: ID,
      services: { is: 'list', max: null, cachedUpTo: 0 },
    },
    form: 'booking',
    main: ['getBookableServices'],
    inSitemap: true,
  },
  bookingLink: {
    ...BY_LINK,
    parameters: { day: TEXT, done: TEXT, from: TEXT, move: TEXT },
    form: 'bookingLink',
    main: ['getBooking'],
  },
  documentVerification: { ...BY_LINK, main: ['getDocumentVerification'], keepsTyped: true },
  track: { ...OWN, parameters: { number: TEXT }, form: 'tracking', keepsTyped: true },
  estimate: { ...BY_LINK, form: 'estimate', main: ['getEstimate'], isStatic: true, keepsTyped: true },
  sharedHistory: { ...BY_LINK, main: ['getSharedHistory'], isStatic: true, keepsTyped: true },
  review: { ...BY_LINK, form: 'review', main: ['getReviewQuestion'], isStatic: true, keepsTyped: true },
  signIn: OWN,
  signUp: OWN,
  garage: OWN,
  ownBookings: OWN,
  requests: OWN,
  profile: OWN,
  history: OWN,
  sharing: OWN_UNCACHED,
  visit: OWN_UNCACHED,
  handover: OWN_UNCACHED,
  profileEdit: OWN,
  carAdd: OWN,
  carEdit: OWN_UNCACHED,
  notFound: UNLISTED,
} as const satisfies Record<PageName, ServingRow>;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** First segment of Uzbek addresses. Addresses without it use the stored language. */
export const UZBEK_PREFIX = '/uz';
/** The blog, shop, about, contacts and services pages also exist under this prefix (docs/spec/pages.md#addresses). */
export const HOME_PREFIX = '/home';

export const ACCOUNT_FOLDER = '/personal';

export const DESK_ENQUIRY_PATH = '/desk/enquiries';
export const FEED_PATH = '/blog/rss.xml';
export const POLICY_SLUG = 'personal-data';
export const RETURNS_SLUG = 'returns';
/** Anchor of the section about the guarantee in a document. */
export const GUARANTEE_ANCHOR = 'guarantee';

export const NO_PAGE_FOLDERS = ['api', 'assets', 'cards', 'dev', 'fonts', 'icons', 'media'] as const;
export const PROBE_PATHS = ['healthz', 'metrics', 'readyz'] as const;

type ValueOf<Path extends string> = Path extends `${string}:${string}` ? [value: string | number] : [];

/** Returns the address of a page without prefixes, with `value` as its parameter. */
export const pagePath = <Name extends PageName>(
  name: Name,
  ...[value]: ValueOf<(typeof PAGES)[Name]['path']>
): string => PAGES[name].path.replace(/:\w+/, () => String(value));

/** Returns a regular expression source for the page's addresses without prefixes. */
export const pagePattern = (name: PageName): string =>
  [PAGES[name].path, ...PAGES[name].alternatives]
    .map((path) => (path === '/' ? '' : path.replace(/:\w+/, '[^/]+')))
    .join('|');

let matchers: (readonly [PageName, RegExp])[] | undefined;

/** Returns the page of a path with or without prefixes. A trailing slash is ignored. */
export const pageOf = (pathname: string): PageName => {
  matchers ??= PAGE_NAMES.map((name) => {
    const home = PAGES[name].underHome ? `(${HOME_PREFIX})?` : '';
    return [name, new RegExp(`^(${UZBEK_PREFIX})?${home}(${pagePattern(name)})/?$`)] as const;
  });
  return matchers.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'notFound';
};
