import type { ServiceList, ServiceName } from '#contract/catalog';
import type { Visit, VisitListQuery, VisitPage } from '#contract/visitsDesk';
import type { Language } from '#shared/i18n/languages';
import { deskApi } from './deskApi';
import { makeSerialQueues } from './serialQueue';

export type VisitFilter = Omit<VisitListQuery, 'after'>;

export const visitQueues = makeSerialQueues<Pick<Visit, 'id' | 'version' | 'state' | 'is_approved'>>(
  (shown, { state, is_approved, version }) => void Object.assign(shown, { state, is_approved, version }),
);

const visitListsApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    visits: build.infiniteQuery<VisitPage, VisitFilter, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/visits', params: { ...queryArg, after: pageParam || undefined } }),
      transformResponse: (page: VisitPage) => ({ ...page, items: page.items.map(visitQueues.withOwnChanges) }),
      providesTags: [{ type: 'Visit', id: 'LIST' }],
    }),
    visitDetail: build.query<Visit, { id: number }>({
      queryFn: ({ id }, _api, _options, ask) =>
        visitQueues.readWhenIdle(id, async () => {
          const { data, error } = await ask({ url: `/visits/${id}` });
          return error ? { error } : { data: data as Visit };
        }),
      providesTags: (_result, _error, { id }) => [{ type: 'Visit', id }],
    }),
    /** Uses the public API of the site, because advisers may not read the content API of the desk. */
    foundServices: build.query<ServiceList['results'], { lang: Language; search: string }>({
      query: ({ search }) => ({
        url: '/api/main/services/web/',
        params: { search: search || undefined },
        isWhole: true,
      }),
      transformResponse: ({ results }: ServiceList) => results,
      keepUnusedDataFor: 600,
    }),
    serviceNames: build.query<ServiceName[], { lang: Language }>({
      query: () => ({ url: '/api/main/services/web/list-for-users/', isWhole: true }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useVisitsInfiniteQuery, useVisitDetailQuery, useFoundServicesQuery, useServiceNamesQuery } =
  visitListsApi;
export const { visitDetail } = visitListsApi.endpoints;
export const visitListsUtil = visitListsApi.util;
