import type { TFunction } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { apiSlice } from '#api/apiSlice';
import { getBookingOptions } from '#api/generated/bookingStrip';
import { getCompany } from '#api/generated/company';
import type { ApiRequest, FormAnswer, PostedForm, RenderRequest, RenderResult } from '#contract/render';
import { PAGE_SERVING, pageOf } from '#contract/rules/pages';
import type { QueryThunk } from '#shared/config/page';
import { languageOfPath } from '#shared/config/paths';
import { createHeadSink, type HeadSink } from '#shared/head/Head';
import { createI18n } from '#shared/i18n/createI18n';
import { isLanguage, type Language } from '#shared/i18n/languages';
import { texts as ru } from '#shared/i18n/ru/index';
import { texts as uz } from '#shared/i18n/uz/index';
import type { AppStore } from '#shared/store/appStore';
import { navigationCommitted } from '#shared/store/routeState';
import { Application } from './app/Application';
import { BUY_PARAM, FallbackFormContext } from './fallback/fallbackForm';
import { EveryLatePart } from './layouts/SiteLayout/late/EveryLatePart';
import { jsonForScript, serializePageState } from './pageState';
import { createRoutes, isRouteHandle, pageOfMatch } from './routes';
import { dehydrate } from './server/dehydrate';
import { pageDocument } from './server/document';
import { answerByForm } from './server/fallbackForms/answerByForm';
import { askByForm } from './server/fallbackForms/askByForm';
import { bookByForm } from './server/fallbackForms/bookByForm';
import { changeByForm } from './server/fallbackForms/changeByForm';
import { fallbackFormOf } from './server/fallbackForms/fallbackFormOf';
import { formOfMatch, formOfPage } from './server/fallbackForms/formOfPage';
import { sendFallbackForm } from './server/fallbackForms/sendFallbackForm';
import { isMainContentMissing } from './server/mainContent';
import { answeredState, createServerQueries } from './server/serverData';
import { structuredData } from './server/structuredData/structuredData';
import type { PreloadedState } from './store/rootReducer';
import { makeStore } from './store/store';

const I18N = { ru: createI18n('ru', ru), uz: createI18n('uz', uz) };

interface RequestContext {
  language: Language;
  start: (queries: QueryThunk[]) => Promise<void>;
}

const handler = createStaticHandler(
  createRoutes<RequestContext>({
    languageOf: (_pathname, { language }) => language,
    start: (queriesOf, _url, { start }) => start(queriesOf()),
    importPage: (page) => page(),
  }),
);

const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [{ ...route, children } as RouteObject], []);

const INTERNAL_ORIGIN = 'http://site.internal';

const themeOf = (theme: string | undefined): 'light' | 'dark' | null =>
  theme === 'dark' || theme === 'light' ? theme : null;

const firstState = ({ cookies }: Pick<RenderRequest, 'cookies'>, language: Language): PreloadedState => {
  return {
    auth: { userId: null, accessToken: null, refreshToken: null, signedInHint: cookies.signedIn },
    language: { chosen: isLanguage(cookies.language) ? cookies.language : null, shown: language },
    theme: { chosen: themeOf(cookies.theme) },
  };
};

interface PreparedPage {
  store: AppStore;
  t: TFunction;
  language: Language;
  complete: boolean;
  isMainContentMissing: boolean;
  chunks: string[];
  head: HeadSink;
  route: string;
  status: number;
  isStatic: boolean;
  keepsTyped: boolean;
  renderTree: () => string;
}

const chunksOf = (context: StaticHandlerContext, language: Language): string[] => {
  const handles = context.matches.map(({ route }): unknown => route.handle).filter(isRouteHandle);
  const texts = { first: [], all: ['pages'], account: ['pages', 'account'] }[handles.at(-1)?.texts ?? 'first'];
  return [...texts.map((name) => `texts-${language}-${name}`), ...handles.map(({ chunk }) => chunk)];
};

const patternOf = ({ matches }: StaticHandlerContext): string =>
  `/${matches.at(-1)?.route.path ?? ''}`.replace(/^\/uz(?=\/|$)/, '').replace(/^\/home(?=\/|$)/, '') || '/';

const languageFor = (path: string, { language }: RenderRequest['cookies']): Language =>
  languageOfPath(path, isLanguage(language) ? language : null);

const transportOf = ({ publicConfig, apiFetch }: Pick<RenderRequest, 'publicConfig' | 'apiFetch'>) => ({
  mainUrl: publicConfig.mainApiUrl,
  publicUrl: publicConfig.publicApiUrl,
  fetch: (url: string, call: ApiRequest) => apiFetch(url, call),
  retries: false,
});

const preparePage = async (request: RenderRequest): Promise<PreparedPage | Response> => {
  const url = new URL(request.url, INTERNAL_ORIGIN);
  const language = languageFor(url.pathname, request.cookies);
  const transport = { ...transportOf(request), timeoutMs: request.deadlineMs };
  const loading = makeStore({ preloadedState: firstState(request, language), transport });
  loading.dispatch(navigationCommitted({ pathname: url.pathname, search: url.search }));
  const requestContext: RequestContext = { language, start: createServerQueries(loading, request.deadlineMs) };
  // Starts the queries of late parts. If the layout or a page started them, they would be in the first bundle.
  const around = requestContext.start([
    getCompany.initiate({ lang: language }, { subscribe: false }),
    ...(pageOf(url.pathname) === 'home' ? [getBookingOptions.initiate({ lang: language }, { subscribe: false })] : []),
  ]);
  const context = await handler.query(new Request(url), { requestContext });
  await around;
  if (context instanceof Response) return context;

  const queries = loading.getState().api.queries;
  const { state, complete } = answeredState(loading.getState());
  const store = complete ? loading : makeStore({ preloadedState: state, transport });
  // Stops queries and timers, which must not outlive the request.
  if (!complete) loading.dispatch(apiSlice.util.resetApiState());

  const i18n = I18N[language].cloneInstance();
  const texts = {
    ready: (requested: Language) => (requested === language ? i18n : undefined),
    hasAll: (requested: Language) => requested === language,
    load: () => Promise.resolve(i18n),
  };
  const head = createHeadSink();
  const router = createStaticRouter(branchOf(context), context);
  const match = context.matches.at(-1);
  const name = pageOfMatch(match) ?? 'notFound';
  const { isStatic, keepsTyped } = PAGE_SERVING[name];
  const formPage = formOfMatch(match);
  const isBuying = formPage?.kind === 'purchase' && url.searchParams.has(BUY_PARAM);
  const renderTree = () =>
    renderToString(
      <Application
        store={store}
        serverState={store.getState()}
        config={request.publicConfig}
        texts={texts}
        headSink={head}
        late={EveryLatePart}
        router={
          <FallbackFormContext value={fallbackFormOf(formPage, request.form, isBuying, i18n.t)}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </FallbackFormContext>
        }
      />,
    );
  return {
    store,
    t: i18n.t,
    language,
    complete,
    isMainContentMissing: !complete && isMainContentMissing(name, queries),
    chunks: chunksOf(context, language),
    head,
    route: patternOf(context),
    status: context.statusCode,
    isStatic: isStatic || isBuying || request.form !== undefined || request.isPreview === true,
    keepsTyped,
    renderTree,
  };
};

const dataOf = ({ store, language, head, t }: PreparedPage, { publicConfig, company }: RenderRequest): string => {
  const canonical = head.tags.find(({ key }) => key === 'canonical')?.attributes.href;
  if (!canonical) return '';
  const { siteUrl } = publicConfig;
  return jsonForScript(structuredData({ state: store.getState(), language, siteUrl, t, company }, canonical));
};

export const render = async (request: RenderRequest): Promise<RenderResult> => {
  const page = await preparePage(request);
  if (page instanceof Response) {
    const redirect = page.headers.get('Location') ?? '/';
    return { status: page.status, redirect, route: '/', html: '', language: 'ru', complete: false, styleHashes: [] };
  }
  const { store, language, complete, head, chunks } = page;
  const content = page.renderTree();
  const data = dataOf(page, request);
  const state = serializePageState({ config: request.publicConfig, store: dehydrate(store.getState()) });
  store.dispatch(apiSlice.util.resetApiState());
  const found = page.status === 200 ? head.status : page.status;
  // 503 makes crawlers retry instead of indexing placeholders. A form result is always shown.
  const status = found === 200 && page.isMainContentMissing && !request.form ? 503 : found;
  const parts = {
    language,
    theme: themeOf(request.cookies.theme),
    head: head.tags,
    content,
    data,
    state,
    assets: request.assets,
    chunks: page.isStatic ? [...chunks, 'appointment-form', 'purchase-form'] : chunks,
    isStatic: page.isStatic,
    keepsTyped: page.keepsTyped,
    isPreview: request.isPreview === true,
  };
  return { status, route: page.route, complete, language, ...pageDocument(parts) };
};

export const prepare = async (request: RenderRequest): Promise<() => string> => {
  const page = await preparePage(request);
  return page instanceof Response ? () => '' : page.renderTree;
};

export const hasForm = (path: string): boolean => formOfPage(handler.dataRoutes, path) !== null;

export const sendForm = async (form: PostedForm): Promise<FormAnswer> => {
  const page = formOfPage(handler.dataRoutes, form.path);
  if (!page) throw new Error(`${form.path} has no form`);
  const lang = languageFor(form.path, form.cookies);
  const store = makeStore({ preloadedState: firstState(form, lang), transport: transportOf(form) });
  try {
    const { t } = I18N[lang];
    if (page.kind === 'booking') return await bookByForm({ form, store, lang, t });
    if (page.kind === 'bookingLink') return await changeByForm({ form, token: page.token, store, lang, t });
    if ('token' in page) return await answerByForm({ form, page, store, lang, t });
    if (page.kind === 'tracking') return await askByForm({ form, store, lang, t });
    return await sendFallbackForm({ form, page, store, lang, t });
  } finally {
    store.dispatch(apiSlice.util.resetApiState());
  }
};
