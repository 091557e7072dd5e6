import { MAX_ID, MAX_PAGE } from './limits';

/**
 * The table of the site's pages. A page is one row in `PAGES`, one row in `PAGE_SERVING` and one import in `src/site/routes.tsx`; a row or
 * a field that is missing does not compile. Everything that depends on the address of a page reads this file.
 */

/** Entries of the main menu, in its order. */
export const MENU = ['home', 'about', 'services', 'shop', 'blog', 'contacts'] as const;
/** Entries of the personal area's sidebar with their numbers, which browsers store under `personalSitebarAct`. */
export const SIDEBAR = { garage: 1, history: 2, profile: 3, requests: 4, ownBookings: 5 } as const;
export type MenuEntry = (typeof MENU)[number];

interface PageRow {
  /** Without the prefixes `/uz` and `/home`. The odd spellings are the product's own. */
  path: `/${string}`;
  /** Other addresses of the same page. */
  alternatives: readonly `/${string}`[];
  /** The page has addresses under `/home` too (docs/spec/pages.md#addresses). */
  underHome: boolean;
  /** `link`: for the holder of a secret link. `account`: the personal area of a signed-in customer. */
  access: 'public' | 'link' | 'signIn' | 'account';
  /** Whether its parameter is a secret token, and whether upper case differs from lower case in it. */
  token: 'none' | 'anyCase' | 'lowerCase';
  /** Entry of the menu or sidebar that is marked while the page is open. */
  section: MenuEntry | keyof typeof SIDEBAR | null;
  /** Text of the page hero's title, and the field of the hero images' reply that has the picture of a section. */
  hero: { title: string; picture: 'about_us' | 'services' | 'store' | 'blog' | 'contact' | null };
  /** The `webpackChunkName` of its import. */
  chunk: `page-${string}`;
  /** Chunks of texts that it needs. */
  texts: 'first' | 'all' | 'account';
  /** Prefetched only when its link is pointed at or focused, not already when the link is visible: few visitors go there. */
  onIntent: boolean;
}

const NO_HERO = { title: 'common.brand', picture: null } as const;
const PUBLIC = { alternatives: [], access: 'public', token: 'none', section: null, hero: NO_HERO } as const;
/** Pages that the menu leads to, and the pages of their items. */
const CONTENT = { ...PUBLIC, underHome: true, texts: 'all', onIntent: false } as const;
const LINKED = { ...PUBLIC, underHome: false, chunk: 'page-linked', texts: 'all', onIntent: true } as const;
const SIGN_IN = { ...PUBLIC, underHome: false, access: 'signIn', texts: 'account', onIntent: true } as const;
const ACCOUNT = { ...SIGN_IN, access: 'account', chunk: 'page-personal' } as const;
const HISTORY = { ...ACCOUNT, section: 'history', chunk: 'page-history' } as const;

/** Columns that the browser needs. The first row that fits an address wins. */
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
  /** Verifies the PDF document of a visit, whose QR code has this address. */
  passport: { ...LINKED, path: '/passport/:paper', access: 'link', token: 'lowerCase' },
  /** Status of an enquiry. */
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
  /** Page Not Found. */
  notFound: { ...CONTENT, path: '/*', underHome: false, chunk: 'page-notFound' },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof PAGES;

export interface PageParameter {
  /** `list`: repeated values are joined by commas. */
  is: 'number' | 'text' | 'list';
  /** A redirect drops what is no number from 1 to this; null: any value is kept. */
  max: number | null;
  /** Largest number, or length of a text, with which the page is worth a place in the cache; 0: never. */
  cachedUpTo: number;
}

const ID = { is: 'number', max: MAX_ID, cachedUpTo: 999_999_999 } as const;
const PAGE = { is: 'number', max: MAX_PAGE, cachedUpTo: 500 } as const;
const CHECKED = { is: 'number', max: 1, cachedUpTo: 1 } as const;
/** Free text: as many pages as words. */
const TEXT = { is: 'text', max: null, cachedUpTo: 0 } as const;

/** Parameters of `/booking` whose value is a token. */
export const SECRET_PARAMETERS = ['hold', 'instead'] as const;

interface ServingRow {
  /**
   * `shared`: one cache entry serves all visitors. `never`: rendered for each request, as the page depends on the moment or has as many addresses as
   * there are ids. `private`: as `never`, with a rate limit against guessed tokens, kept by no browser and no robot.
   */
  cache: 'shared' | 'never' | 'private';
  /** Query parameters that the page reads, in alphabetical order; all others are dropped. */
  parameters: Readonly<Record<string, PageParameter>>;
  /** The form that works without scripts. */
  form: 'appointment' | 'purchase' | 'tracking' | 'booking' | 'bookingLink' | 'estimate' | 'review' | null;
  /** Endpoints of its main content, the first that the page asked counts: without an answer the page is a 503. */
  main: readonly string[];
  /** No script takes over what the server has rendered. */
  isStatic: boolean;
  /** Where no script takes over, a small one keeps what was typed. */
  keepsTyped: boolean;
  /** Search engines are asked to leave it out, as it has nothing that a visitor's own browser does not fill. */
  noindex: boolean;
  /** Its addresses are in the sitemap (server/web/seo/sitemap.ts). */
  inSitemap: boolean;
  /** Label of the page view metric. */
  views: 'home' | 'about' | 'services' | 'shop' | 'blog' | 'contacts' | 'prices' | 'documents' | 'other';
}

const RENDERED = { cache: 'shared', parameters: {}, form: null, main: [], isStatic: false, keepsTyped: false } as const;
const LISTED = { ...RENDERED, noindex: false, inSitemap: true } as const;
const UNLISTED = { ...RENDERED, noindex: false, inSitemap: false, views: 'other' } as const;
const OWN = { ...UNLISTED, noindex: true } as const;
const OWN_UNCACHED = { ...OWN, cache: 'never' } as const;
const BY_LINK = { ...OWN, cache: 'private' } as const;

/** Columns that only the server needs: an object of its own, which the browser's build drops. */
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
      category: ID,
      in_stock: CHECKED,
      manufacturer: { is: 'text', max: null, cachedUpTo: 40 },
      page: PAGE,
      search: TEXT,
    },
    main: ['getParts'],
    views: 'shop',
  },
  part: {
    ...LISTED,
    // Opens the form of a page without scripts.
    parameters: { buy: { is: 'number', max: null, cachedUpTo: 1 } },
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
      car: TEXT,
      day: TEXT,
      from: TEXT,
      hold: TEXT,
      instead: TEXT,
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
  passport: { ...BY_LINK, main: ['getPassport'], keepsTyped: true },
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

/** First segment of the Uzbek addresses; the short ones show the stored language. */
export const UZBEK_PREFIX = '/uz';
/** The blog, shop, about, contacts and services screens also live under it (docs/spec/pages.md#addresses). */
export const HOME_PREFIX = '/home';

/** The personal area: pages whose `access` is `account`. */
export const ACCOUNT_FOLDER = '/personal';

/** Followed by `/{reference}`. */
export const DESK_ENQUIRY_PATH = '/desk/enquiries';
/** The newest articles as RSS 2.0. */
export const FEED_PATH = '/blog/rss.xml';
/** The document that is agreed to by every form with a name. */
export const POLICY_SLUG = 'personal-data';

/** First segments below which no page of the site is. */
export const NO_PAGE_FOLDERS = ['api', 'assets', 'cards', 'dev', 'fonts', 'icons', 'media'] as const;
/** Addresses that only programs ask for. */
export const PROBE_PATHS = ['healthz', 'metrics', 'readyz'] as const;

type ValueOf<Path extends string> = Path extends `${string}:${string}` ? [value: string | number] : [];

/** The address of a page without prefixes; `value` takes the place of its parameter. */
export const pagePath = <Name extends PageName>(
  name: Name,
  ...[value]: ValueOf<(typeof PAGES)[Name]['path']>
): string => PAGES[name].path.replace(/:\w+/, () => String(value));

/** Source of a pattern for the addresses of a page without prefixes; each parameter is `[^/]+`. */
export const pagePattern = (name: PageName): string =>
  [PAGES[name].path, ...PAGES[name].alternatives]
    .map((path) => (path === '/' ? '' : path.replace(/:\w+/, '[^/]+')))
    .join('|');

let matchers: (readonly [PageName, RegExp])[] | undefined;

/** The page of a path, prefixes included; a trailing slash does not matter. */
export const pageOf = (pathname: string): PageName => {
  matchers ??= PAGE_NAMES.map((name) => {
    const home = PAGES[name].underHome ? `(${HOME_PREFIX})?` : '';
    return [name, new RegExp(`^(${UZBEK_PREFIX})?${home}(${pagePattern(name)})/?$`)] as const;
  });
  return matchers.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'notFound';
};
