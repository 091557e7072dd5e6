import type { LoaderFunction, RouteObject } from 'react-router';
import type { Load, Page, QueryThunk } from '#shared/config/page';
import type { Language } from '#shared/i18n/languages';
import type { TextScope } from '#shared/i18n/textSource';
import { Root, RootError } from './app/App';
import { load as siteLayoutLoad } from './layouts/SiteLayout/load';
import { SiteLayout } from './layouts/SiteLayout/SiteLayout';
import { Component as ErrorPage } from './pages/error/ErrorPage';

interface PageRoute {
  /** Below the prefixes; the empty string is the home page. */
  path: string;
  /** Name of the chunk, the same as in the import: the server's page names its files by it. */
  chunk: string;
  page: () => Promise<Page>;
  /** It also stands under /home (docs/spec/pages.md#addresses). */
  underHome?: boolean;
  /** Which texts it needs; default all. */
  texts?: TextScope;
  /** Fetched ahead only when its link is pointed at or focused, not already when it is seen: most visitors never go there. */
  onIntent?: boolean;
}

/** Pages of one chunk, by their paths. */
const pagesOf = (shared: Omit<PageRoute, 'path' | 'page'>, pages: Record<string, PageRoute['page']>): PageRoute[] =>
  Object.entries(pages).map(([path, page]) => ({ ...shared, path, page }));

/** Every screen of the site has its line here. All of them also live under /uz; any other path is Page Not Found. */
const PAGE_ROUTES: readonly PageRoute[] = [
  {
    path: '',
    chunk: 'page-home',
    page: () => import(/* webpackChunkName: "page-home" */ './pages/home/HomePage'),
    underHome: true,
    texts: 'first',
  },
  {
    path: 'about',
    chunk: 'page-about',
    page: () => import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage'),
    underHome: true,
  },
  {
    path: 'services',
    chunk: 'page-services',
    page: () => import(/* webpackChunkName: "page-services" */ './pages/services/ServicesPage'),
    underHome: true,
  },
  ...['services/singl-services/:id', 'about/services/singl-services/:id'].map((path) => ({
    path,
    chunk: 'page-service',
    page: () => import(/* webpackChunkName: "page-service" */ './pages/service/ServicePage'),
    underHome: true,
  })),
  ...['services/singl-services', 'singl-services', 'about/services/singl-services', 'about/singl-services'].map(
    (path) => ({
      path,
      chunk: 'page-serviceChooser',
      page: () => import(/* webpackChunkName: "page-serviceChooser" */ './pages/serviceChooser/ServiceChooserPage'),
      underHome: true,
    }),
  ),
  {
    path: 'shop',
    chunk: 'page-shop',
    page: () => import(/* webpackChunkName: "page-shop" */ './pages/shop/ShopPage'),
    underHome: true,
  },
  {
    path: 'shop/singl-shop/:id',
    chunk: 'page-part',
    page: () => import(/* webpackChunkName: "page-part" */ './pages/part/PartPage'),
    underHome: true,
  },
  {
    path: 'blog',
    chunk: 'page-blog',
    page: () => import(/* webpackChunkName: "page-blog" */ './pages/blog/BlogPage'),
    underHome: true,
  },
  {
    path: 'blog/blog-singl-post/:id',
    chunk: 'page-article',
    page: () => import(/* webpackChunkName: "page-article" */ './pages/article/ArticlePage'),
    underHome: true,
  },
  {
    path: 'contacts',
    chunk: 'page-contacts',
    page: () => import(/* webpackChunkName: "page-contacts" */ './pages/contacts/ContactsPage'),
    underHome: true,
  },
  {
    path: 'search',
    chunk: 'page-search',
    onIntent: true,
    page: () => import(/* webpackChunkName: "page-search" */ './pages/search/SearchPage'),
  },
  {
    path: 'prices',
    chunk: 'page-prices',
    onIntent: true,
    page: () => import(/* webpackChunkName: "page-prices" */ './pages/prices/PricesPage'),
  },
  {
    path: 'documents/:slug',
    chunk: 'page-document',
    page: () => import(/* webpackChunkName: "page-document" */ './pages/document/DocumentPage'),
  },
  {
    path: 'booking/:token?',
    chunk: 'page-booking',
    page: () => import(/* webpackChunkName: "page-booking" */ './pages/booking/BookingPages'),
    texts: 'account',
  },
  ...pagesOf(
    { chunk: 'page-linked', onIntent: true },
    {
      'passport/:paper': () => import(/* webpackChunkName: "page-linked" */ './pages/passport/PassportPage'),
      track: () => import(/* webpackChunkName: "page-linked" */ './pages/track/TrackPage'),
      'estimate/:token': () => import(/* webpackChunkName: "page-linked" */ './pages/estimate/EstimatePage'),
      'history/:token': () => import(/* webpackChunkName: "page-linked" */ './pages/sharedHistory/SharedHistoryPage'),
      'review/:token': () => import(/* webpackChunkName: "page-linked" */ './pages/review/ReviewPage'),
    },
  ),
  ...['sign-in', 'sign-up'].map((path) => ({
    path,
    chunk: 'page-signIn',
    page: () => import(/* webpackChunkName: "page-signIn" */ './pages/signIn/SignInPage'),
    texts: 'account' as const,
    onIntent: true,
  })),
  {
    path: '*',
    chunk: 'page-notFound',
    page: () => import(/* webpackChunkName: "page-notFound" */ './pages/notFound/NotFoundPage'),
  },
];

/** Of the signed-in customer, below one layout, which guards them: a chunk of what is read, one of the history, and one each of what is filled in of a person and of a car. */
const READ = { chunk: 'page-personal', texts: 'account', onIntent: true } as const;

const PERSONAL_LAYOUT: Omit<PageRoute, 'path'> = {
  ...READ,
  page: () => import(/* webpackChunkName: "page-personal" */ './layouts/PersonalLayout/PersonalLayout'),
};

/** The odd spelling is the product's own. */
const PERSONAL_ROUTES: readonly PageRoute[] = [
  ...pagesOf(READ, {
    garage: () => import(/* webpackChunkName: "page-personal" */ './pages/garage/GaragePage'),
    bookings: () => import(/* webpackChunkName: "page-personal" */ './pages/ownBookings/OwnBookingsPage'),
    requests: () => import(/* webpackChunkName: "page-personal" */ './pages/requests/RequestsPage'),
    profile: () => import(/* webpackChunkName: "page-personal" */ './pages/profile/ProfilePage'),
  }),
  ...pagesOf(
    { ...READ, chunk: 'page-history' },
    {
      story: () => import(/* webpackChunkName: "page-history" */ './pages/history/HistoryPage'),
      'story/:id': () => import(/* webpackChunkName: "page-history" */ './pages/visit/VisitPage'),
      'story/sharing': () => import(/* webpackChunkName: "page-history" */ './pages/sharing/SharingPage'),
      'handover/:token': () => import(/* webpackChunkName: "page-history" */ './pages/handover/HandoverPage'),
    },
  ),
  ...pagesOf(
    { ...READ, chunk: 'page-profileEdit' },
    { 'prifile-edit': () => import(/* webpackChunkName: "page-profileEdit" */ './pages/profileEdit/ProfileEditPage') },
  ),
  ...pagesOf(
    { ...READ, chunk: 'page-carForms' },
    {
      'car-add': () => import(/* webpackChunkName: "page-carForms" */ './pages/carAdd/CarAddPage'),
      'car-edit/:id': () => import(/* webpackChunkName: "page-carForms" */ './pages/carEdit/CarEditPage'),
    },
  ),
];

/**
 * How the two sides differ: the server waits for the queries, the browser only starts them. `RequestContext` is what belongs to one request
 * of the server, whose routes serve all of them; in the browser there is none.
 */
export interface RouteRuntime<RequestContext = void> {
  languageOf(pathname: string, context: RequestContext): Language;
  start(queriesOf: () => QueryThunk[], url: URL, context: RequestContext): Promise<void> | void;
  /** Before a page may be shown in this language. */
  prepareTexts?(language: Language, scope: TextScope): Promise<unknown>;
  importPage(page: () => Promise<Page>): Promise<Page>;
}

/** What prefetching and the list of a page's files read off a matched route. */
export interface RouteHandle {
  chunk: string;
  texts: TextScope;
  onIntent?: boolean;
  page: () => Promise<Pick<Page, 'load'>>;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

/** Makes the one route table, for the server's static handler and the browser's router. A tree of its own for each of them. */
export const createRoutes = <RequestContext = void>(runtime: RouteRuntime<RequestContext>): RouteObject[] => {
  const loaderOf =
    (load: Load, scope: TextScope): LoaderFunction<RequestContext> =>
    async ({ params, request, context }) => {
      const url = new URL(request.url);
      const language = runtime.languageOf(url.pathname, context);
      const texts = runtime.prepareTexts?.(language, scope);
      const data = runtime.start(() => load({ language }, { params, url }), url, context);
      await Promise.all([texts, data]);
      return null;
    };

  // Ids of our own: the browser says by them which loaders have already run on the server, before the router gives any.
  const lazyRoute = (id: string, { chunk, page, texts = 'all', onIntent = false }: Omit<PageRoute, 'path'>) => ({
    id,
    // Fetched ahead as it is: only a chunk that the visitor waits for may reload the page.
    handle: { chunk, texts, onIntent, page } satisfies RouteHandle,
    // No ErrorBoundary: of a route whose `lazy` failed the router renders nothing, not even that.
    lazy: async () => {
      const { Component, load } = await runtime.importPage(page);
      return { Component, loader: loaderOf(load ?? (() => []), texts) };
    },
  });
  const pageRoute = (route: PageRoute, prefix: string): RouteObject => ({
    ...lazyRoute(`page:${prefix}:${route.path}`, route),
    path: [prefix, route.path].filter(Boolean).join('/'),
  });
  // The layout has no path of its own: bare /personal is Page Not Found.
  const personal = (prefix: string): RouteObject => ({
    ...lazyRoute(`personal:${prefix}`, PERSONAL_LAYOUT),
    children: PERSONAL_ROUTES.map((route) => pageRoute(route, `${prefix}personal`)),
  });

  const underHome = PAGE_ROUTES.filter((route) => route.underHome);
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        {
          id: 'site',
          Component: SiteLayout,
          ErrorBoundary: ErrorPage,
          loader: loaderOf(siteLayoutLoad, 'first'),
          children: [
            ...PAGE_ROUTES.map((route) => pageRoute(route, '')),
            ...underHome.map((route) => pageRoute(route, 'home')),
            ...PAGE_ROUTES.filter((route) => route.path !== '*').map((route) => pageRoute(route, 'uz')),
            ...underHome.map((route) => pageRoute(route, 'uz/home')),
            personal(''),
            personal('uz/'),
          ],
        },
      ],
    },
  ];
};
