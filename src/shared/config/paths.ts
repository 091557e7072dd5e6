import { HOME_PREFIX, PAGES, pagePath, UZBEK_PREFIX } from '#contract/rules/pages';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages';
import { branchElementId } from './anchors';

export interface PathPrefix {
  language: '' | typeof UZBEK_PREFIX;
  home: '' | typeof HOME_PREFIX;
}

export interface SplitPath extends PathPrefix {
  /** Path without prefixes: '/' or '/segment…', never with a trailing slash. */
  rest: string;
}

/** Splits a path into the `/uz` and `/home` prefixes and the remaining path. */
export const splitPath = (pathname: string): SplitPath => {
  const segments = pathname.split('/').filter(Boolean);
  const language = segments[0] === 'uz' ? UZBEK_PREFIX : '';
  if (language) segments.shift();
  const home = segments[0] === 'home' ? HOME_PREFIX : '';
  if (home) segments.shift();
  return { language, home, rest: `/${segments.join('/')}` };
};

/** Returns the language of an address: Uzbek under `/uz`, otherwise the stored choice or Russian. */
export const languageOfPath = (pathname: string, chosen: Language | null): Language =>
  splitPath(pathname).language === UZBEK_PREFIX ? 'uz' : (chosen ?? DEFAULT_LANGUAGE);

/** Returns the address of the same screen in `language`: Uzbek under `/uz`, Russian without a prefix. */
export const pathInLanguage = (pathname: string, language: Language): string => {
  const { home, rest } = splitPath(pathname);
  const prefix = `${language === 'uz' ? UZBEK_PREFIX : ''}${home}`;
  return rest === '/' ? prefix || '/' : `${prefix}${rest}`;
};

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Appends a query string. Omits 0, empty and missing values, so that each screen has only one address. */
export const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const page = (number?: number): number | undefined => (number && number > 1 ? number : undefined);

interface CarQuery {
  brand?: number;
  model?: number;
}

interface ShopQuery extends CarQuery {
  page?: number;
  category?: number;
  manufacturer?: string;
  search?: string;
  inStock?: boolean;
  unstated?: boolean;
  all?: boolean;
  priceFrom?: number;
  priceTo?: number;
  sort?: string;
}

export type Paths = ReturnType<typeof makePaths>;

/** Returns the address builders of the site for the given prefixes. */
export const makePaths = ({ language, home }: PathPrefix) => {
  const content = `${language}${home}`;
  return {
    home: () => content || '/',
    about: () => content + PAGES.about.path,
    team: () => `${content}${PAGES.about.path}#team`,
    aboutService: (id: number) => content + PAGES.about.path + pagePath('service', id),
    services: (query: { page?: number; category?: number; search?: string } = {}) =>
      withQuery(content + PAGES.services.path, { ...query, page: page(query.page) }),
    service: (id: number) => content + pagePath('service', id),
    serviceChooser: () => content + PAGES.serviceChooser.path,
    shop: ({ inStock, unstated, all, priceFrom, priceTo, sort, brand, model, ...query }: ShopQuery = {}) =>
      withQuery(content + PAGES.shop.path, {
        ...query,
        page: page(query.page),
        in_stock: Number(inStock),
        brand,
        model,
        unstated: Number(unstated),
        all: Number(all),
        price_from: priceFrom,
        price_to: priceTo,
        sort,
      }),
    product: (id: number, { brand, model }: CarQuery = {}) =>
      withQuery(content + pagePath('part', id), { brand, model }),
    blog: (query: { page?: number; category?: number; tag?: number; month?: number; date?: number } = {}) =>
      withQuery(content + PAGES.blog.path, { ...query, page: page(query.page) }),
    article: (id: number) => content + pagePath('article', id),
    contacts: (query: { region?: number; branch?: number } = {}) => withQuery(content + PAGES.contacts.path, query),
    branch: (id: number) => `${withQuery(content + PAGES.contacts.path, { branch: id })}#${branchElementId(id)}`,
    document: (slug: string) => language + pagePath('document', slug),
    prices: (query: { search?: string } = {}) => withQuery(language + PAGES.prices.path, query),
    search: (query: { search?: string; kind?: string | undefined; page?: number | undefined } = {}) =>
      withQuery(language + PAGES.search.path, query),
    booking: () => language + PAGES.booking.path,
    track: (query: { number?: string } = {}) => withQuery(language + PAGES.track.path, query),
    inLanguage: (path: string) => language + path,
    signIn: () => language + PAGES.signIn.path,
    signUp: () => language + PAGES.signUp.path,
    garage: () => language + PAGES.garage.path,
    story: () => language + PAGES.history.path,
    requests: () => language + PAGES.requests.path,
    profile: () => language + PAGES.profile.path,
    carAdd: () => language + PAGES.carAdd.path,
    carEdit: (id: number) => language + pagePath('carEdit', id),
    profileEdit: () => language + PAGES.profileEdit.path,
  };
};
