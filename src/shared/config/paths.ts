import {
  ARTICLE_PATH,
  BOOKING_PATH,
  DOCUMENT_PATH,
  PRICES_PATH,
  PRODUCT_PATH,
  SERVICE_PATH,
  TRACK_PATH,
} from '#contract/rules/pages';
import { branchElementId } from './anchors';

/** First segment of the Uzbek addresses; the short ones show the stored language. */
export const UZBEK_PREFIX = '/uz';
/** The blog, shop, about, contacts and services screens also live under it (docs/spec/pages.md#addresses). */
export const HOME_PREFIX = '/home';

export interface PathPrefix {
  language: '' | typeof UZBEK_PREFIX;
  home: '' | typeof HOME_PREFIX;
}

export interface SplitPath extends PathPrefix {
  /** What is left: '/' or '/segment…', never with a trailing slash. */
  rest: string;
}

/** Takes `/uz` and `/home` off an address, so that every rule about paths can ignore them. */
export const splitPath = (pathname: string): SplitPath => {
  const segments = pathname.split('/').filter(Boolean);
  const language = segments[0] === 'uz' ? UZBEK_PREFIX : '';
  if (language) segments.shift();
  const home = segments[0] === 'home' ? HOME_PREFIX : '';
  if (home) segments.shift();
  return { language, home, rest: `/${segments.join('/')}` };
};

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Zero, the empty string and absence are left out: they mean 'not filtered', and one screen has one address. */
export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Page 1 is the address without a page. */
const page = (number?: number): number | undefined => (number && number > 1 ? number : undefined);

interface ShopQuery {
  page?: number;
  category?: number;
  manufacturer?: string;
  search?: string;
  inStock?: boolean;
}

export type Paths = ReturnType<typeof makePaths>;

/** Every address of the site. The odd spellings are the product's own and stand only in the contract and in the route table. */
export const makePaths = ({ language, home }: PathPrefix) => {
  const content = `${language}${home}`;
  return {
    home: () => content || '/',
    about: () => `${content}/about`,
    team: () => `${content}/about#team`,
    aboutService: (id: number) => `${content}/about${SERVICE_PATH}/${id}`,
    services: (query: { page?: number; category?: number; search?: string } = {}) =>
      withQuery(`${content}/services`, { ...query, page: page(query.page) }),
    service: (id: number) => `${content}${SERVICE_PATH}/${id}`,
    serviceChooser: () => `${content}${SERVICE_PATH}`,
    shop: ({ inStock = false, ...query }: ShopQuery = {}) =>
      withQuery(`${content}/shop`, { ...query, page: page(query.page), in_stock: inStock ? 1 : undefined }),
    product: (id: number) => `${content}${PRODUCT_PATH}/${id}`,
    blog: (query: { page?: number; category?: number; tag?: number; month?: number; date?: number } = {}) =>
      withQuery(`${content}/blog`, { ...query, page: page(query.page) }),
    article: (id: number) => `${content}${ARTICLE_PATH}/${id}`,
    contacts: (query: { region?: number; branch?: number } = {}) => withQuery(`${content}/contacts`, query),
    /** The contacts page at the branch's card. */
    branch: (id: number) => `${withQuery(`${content}/contacts`, { branch: id })}#${branchElementId(id)}`,
    document: (slug: string) => `${language}${DOCUMENT_PATH}/${slug}`,
    prices: (query: { search?: string } = {}) => withQuery(`${language}${PRICES_PATH}`, query),
    search: (query: { search?: string; kind?: string | undefined; page?: number | undefined } = {}) =>
      withQuery(`${language}/search`, query),
    booking: () => `${language}${BOOKING_PATH}`,
    track: (query: { number?: string } = {}) => withQuery(`${language}${TRACK_PATH}`, query),
    /** Of those that only late chunks name (historyPaths.ts). */
    inLanguage: (path: string) => language + path,
    signIn: () => `${language}/sign-in`,
    signUp: () => `${language}/sign-up`,
    garage: () => `${language}/personal/garage`,
    story: () => `${language}/personal/story`,
    requests: () => `${language}/personal/requests`,
    profile: () => `${language}/personal/profile`,
    carAdd: () => `${language}/personal/car-add`,
    carEdit: (id: number) => `${language}/personal/car-edit/${id}`,
    profileEdit: () => `${language}/personal/prifile-edit`,
  };
};
