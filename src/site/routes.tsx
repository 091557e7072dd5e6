import type { LoaderFunction, RouteObject } from 'react-router';
import { PAGE_NAMES, PAGES, type PageName } from '#contract/rules/pages';
import type { Load, Page, QueryThunk } from '#shared/config/page';
import type { TextScope } from '#shared/i18n/createI18n';
import type { Language } from '#shared/i18n/languages';
import { Root, RootError } from './app/App';
import { load as siteLayoutLoad } from './layouts/SiteLayout/load';
import { SiteLayout } from './layouts/SiteLayout/SiteLayout';
import { Component as ErrorPage } from './pages/ErrorPage';

const IMPORTS: Record<PageName, () => Promise<Page>> = {
  home: () => import(/* webpackChunkName: "page-home" */ './pages/home/HomePage'),
  about: () => import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage'),
  services: () => import(/* webpackChunkName: "page-services" */ './pages/services/ServicesPage'),
  service: () => import(/* webpackChunkName: "page-service" */ './pages/services/ServicePage'),
  serviceChooser: () => import(/* webpackChunkName: "page-serviceChooser" */ './pages/services/ServiceChooserPage'),
  shop: () => import(/* webpackChunkName: "page-shop" */ './pages/shop/ShopPage'),
  part: () => import(/* webpackChunkName: "page-part" */ './pages/shop/PartPage'),
  blog: () => import(/* webpackChunkName: "page-blog" */ './pages/blog/BlogPage'),
  article: () => import(/* webpackChunkName: "page-article" */ './pages/blog/ArticlePage'),
  contacts: () => import(/* webpackChunkName: "page-contacts" */ './pages/ContactsPage'),
  search: () => import(/* webpackChunkName: "page-search" */ './pages/SearchPage'),
  prices: () => import(/* webpackChunkName: "page-prices" */ './pages/PricesPage'),
  document: () => import(/* webpackChunkName: "page-document" */ './pages/DocumentPage'),
  booking: () => import(/* webpackChunkName: "page-booking" */ './pages/booking/BookingPage'),
  bookingLink: () => import(/* webpackChunkName: "page-booking" */ './pages/booking/BookingLinkPage'),
  documentVerification: () => import(/* webpackChunkName: "page-linked" */ './pages/linked/VerificationPage'),
  track: () => import(/* webpackChunkName: "page-linked" */ './pages/linked/TrackPage'),
  estimate: () => import(/* webpackChunkName: "page-linked" */ './pages/linked/EstimatePage'),
  sharedHistory: () => import(/* webpackChunkName: "page-linked" */ './pages/linked/SharedHistoryPage'),
  review: () => import(/* webpackChunkName: "page-linked" */ './pages/linked/ReviewPage'),
  signIn: () => import(/* webpackChunkName: "page-signIn" */ './pages/signIn/SignInPage'),
  signUp: () => import(/* webpackChunkName: "page-signIn" */ './pages/signIn/SignInPage'),
  garage: () => import(/* webpackChunkName: "page-personal" */ './pages/personal/GaragePage'),
  ownBookings: () => import(/* webpackChunkName: "page-personal" */ './pages/personal/OwnBookingsPage'),
  requests: () => import(/* webpackChunkName: "page-personal" */ './pages/personal/EnquiriesPage'),
  profile: () => import(/* webpackChunkName: "page-personal" */ './pages/personal/ProfilePage'),
  history: () => import(/* webpackChunkName: "page-history" */ './pages/personal/HistoryPage'),
  sharing: () => import(/* webpackChunkName: "page-history" */ './pages/personal/SharingPage'),
  visit: () => import(/* webpackChunkName: "page-history" */ './pages/personal/VisitPage'),
  handover: () => import(/* webpackChunkName: "page-history" */ './pages/personal/HandoverPage'),
  profileEdit: () => import(/* webpackChunkName: "page-profileEdit" */ './pages/personal/ProfileEditPage'),
  carAdd: () => import(/* webpackChunkName: "page-carForms" */ './pages/personal/CarAddPage'),
  carEdit: () => import(/* webpackChunkName: "page-carForms" */ './pages/personal/CarEditPage'),
  notFound: () => import(/* webpackChunkName: "page-notFound" */ './pages/NotFoundPage'),
};

/** The layout guards the account pages. Its route has no path, so /personal itself is Page Not Found. */
const importPersonalLayout = (): Promise<Page> =>
  import(/* webpackChunkName: "page-personal" */ './layouts/PersonalLayout/PersonalLayout');

const ACCOUNT_PAGES = PAGE_NAMES.filter((name) => PAGES[name].access === 'account');
const SITE_PAGES = PAGE_NAMES.filter((name) => PAGES[name].access !== 'account');
const HOME_PAGES = SITE_PAGES.filter((name) => PAGES[name].underHome);

/** `start`: the server waits for the queries, the browser only starts them. */
export interface RouteRuntime<RequestContext = void> {
  languageOf(pathname: string, context: RequestContext): Language;
  start(queriesOf: () => QueryThunk[], url: URL, context: RequestContext): Promise<void> | void;
  prepareTexts?(language: Language, scope: TextScope): Promise<unknown>;
  importPage(page: () => Promise<Page>): Promise<Page>;
}

export interface RouteHandle {
  name: PageName | null;
  chunk: string;
  texts: TextScope;
  onIntent: boolean;
  page: () => Promise<Pick<Page, 'load'>>;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

export const pageOfMatch = (match: { route: RouteObject } | undefined): PageName | null => {
  const handle: unknown = match?.route.handle;
  return isRouteHandle(handle) ? handle.name : null;
};

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

  // Sets ids, because the browser uses them before the router assigns any.
  const lazyRoute = (id: string, handle: RouteHandle & { page: () => Promise<Page> }) => ({
    id,
    // Prefetch imports `page` without `importPage`, which may reload the document.
    handle,
    // No ErrorBoundary here: the router ignores it when `lazy` fails.
    lazy: async () => {
      const { Component, load } = await runtime.importPage(handle.page);
      return { Component, loader: loaderOf(load ?? (() => []), handle.texts) };
    },
  });
  const handleOf = (name: PageName) => {
    const { chunk, texts, onIntent } = PAGES[name];
    return { name, chunk, texts, onIntent, page: IMPORTS[name] };
  };
  const pageRoutes = (names: readonly PageName[], prefix: string): RouteObject[] =>
    names.flatMap((name) =>
      [PAGES[name].path, ...PAGES[name].alternatives].map((path) => ({
        ...lazyRoute(`${prefix}:${path}`, handleOf(name)),
        path: (prefix + path.slice(1)).replace(/\/$/, ''),
      })),
    );
  const personal = (prefix: string): RouteObject => ({
    ...lazyRoute(`${prefix}:personal`, { ...handleOf('garage'), name: null, page: importPersonalLayout }),
    children: pageRoutes(ACCOUNT_PAGES, prefix),
  });

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
            ...pageRoutes(SITE_PAGES, ''),
            ...pageRoutes(HOME_PAGES, 'home/'),
            ...pageRoutes(
              SITE_PAGES.filter((name) => name !== 'notFound'),
              'uz/',
            ),
            ...pageRoutes(HOME_PAGES, 'uz/home/'),
            personal(''),
            personal('uz/'),
          ],
        },
      ],
    },
  ];
};
