import { HOME_PREFIX, PAGES, pagePath, UZBEK_PREFIX } from '#contract/rules/pages';
import { DEFAULT_LANGUAGE, type Language } from '../i18n/languages';
import { branchElementId } from './anchors';

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

/** The language an address shows: `/uz` to everyone, a short path in the stored choice (design of the language addresses). */
export const languageOfPath = (pathname: string, chosen: Language | null): Language =>
  splitPath(pathname).language === UZBEK_PREFIX ? 'uz' : (chosen ?? DEFAULT_LANGUAGE);

/** The same screen at the address of another language: Uzbek under /uz, Russian on the short path. */
export const pathInLanguage = (pathname: string, language: Language): string => {
  const { home, rest } = splitPath(pathname);
  const prefix = `${language === 'uz' ? UZBEK_PREFIX : ''}${home}`;
  return rest === '/' ? prefix || '/' : `${prefix}${rest}`;
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

/** The addresses of the site's pages. */
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
    shop: ({ inStock = false, ...query }: ShopQuery = {}) =>
      withQuery(content + PAGES.shop.path, { ...query, page: page(query.page), in_stock: inStock ? 1 : undefined }),
    product: (id: number) => content + pagePath('part', id),
    blog: (query: { page?: number; category?: number; tag?: number; month?: number; date?: number } = {}) =>
      withQuery(content + PAGES.blog.path, { ...query, page: page(query.page) }),
    article: (id: number) => content + pagePath('article', id),
    contacts: (query: { region?: number; branch?: number } = {}) => withQuery(content + PAGES.contacts.path, query),
    /** The contacts page at the branch's card. */
    branch: (id: number) => `${withQuery(content + PAGES.contacts.path, { branch: id })}#${branchElementId(id)}`,
    document: (slug: string) => language + pagePath('document', slug),
    prices: (query: { search?: string } = {}) => withQuery(language + PAGES.prices.path, query),
    search: (query: { search?: string; kind?: string | undefined; page?: number | undefined } = {}) =>
      withQuery(language + PAGES.search.path, query),
    booking: () => language + PAGES.booking.path,
    track: (query: { number?: string } = {}) => withQuery(language + PAGES.track.path, query),
    /** Of those that only late chunks name (historyPaths.ts). */
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
