// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type {
  ContentBulk,
  ContentBulkReply,
  ContentItem,
  ContentKindCounts,
  ContentKindName,
  ContentLanguage,
  ContentListQuery,
  ContentOldValue,
  ContentOrder,
  ContentPage,
  ContentPreview,
  ContentPublishing,
  ContentRestoring,
  ContentSaving,
  ContentVersion,
} from '#contract/content';
import { deskApi } from '../deskApi';

const contentApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Lists the kinds of content with numbers of drafts, hidden items and missing languages */
    listContentKinds: build.query<ContentKindCounts[], void>({
      query: () => ({
        url: '/content',
      }),
      providesTags: [{ type: 'Content', id: 'LIST' }],
    }),
    /** Lists the items of a kind by page */
    listContent: build.query<
      ContentPage,
      {
        kind: ContentKindName;
        q?: string | undefined;
        state?: ContentListQuery['state'] | undefined;
        lacks?: ContentLanguage | undefined;
        of?: string | undefined;
        ids?: string | undefined;
        order?: ContentListQuery['order'] | undefined;
        after?: string | undefined;
      }
    >({
      query: ({ kind, q, state, lacks, of, ids, order, after }) => ({
        url: `/content/${kind}`,
        params: { q, state, lacks, of, ids, order, after },
      }),
      providesTags: [{ type: 'Content', id: 'LIST' }],
    }),
    /** Returns an item with its draft and published value */
    readContent: build.query<ContentItem, { kind: ContentKindName; id: number }>({
      query: ({ kind, id }) => ({
        url: `/content/${kind}/${id}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Content', id }],
    }),
    /** Lists published versions of an item, newest first */
    listContentVersions: build.query<ContentVersion[], { kind: ContentKindName; id: number }>({
      query: ({ kind, id }) => ({
        url: `/content/${kind}/${id}/versions`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Content', id }],
    }),
    /** Returns a version of an item */
    readContentVersion: build.query<ContentOldValue, { kind: ContentKindName; id: number; number: number }>({
      query: ({ kind, id, number }) => ({
        url: `/content/${kind}/${id}/versions/${number}`,
      }),
      providesTags: (_result, _error, { id }) => [{ type: 'Content', id }],
    }),
    /** Creates a draft of a new item */
    newContent: build.mutation<ContentItem, { kind: ContentKindName; body: ContentSaving }>({
      query: ({ kind, body }) => ({
        url: `/content/${kind}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Saves the draft of an item */
    saveContent: build.mutation<
      ContentItem,
      { kind: ContentKindName; id: number; ifMatch: string; body: ContentSaving }
    >({
      query: ({ kind, id, ifMatch, body }) => ({
        url: `/content/${kind}/${id}`,
        method: 'PUT',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Discards the draft, and deletes an item that was never published */
    discardContent: build.mutation<null, { kind: ContentKindName; id: number; ifMatch: string }>({
      query: ({ kind, id, ifMatch }) => ({
        url: `/content/${kind}/${id}/draft`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Restores an earlier version as the draft */
    restoreContent: build.mutation<
      ContentItem,
      { kind: ContentKindName; id: number; ifMatch: string; body: ContentRestoring }
    >({
      query: ({ kind, id, ifMatch, body }) => ({
        url: `/content/${kind}/${id}/restore`,
        method: 'POST',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Publishes a value or the draft, now or at a set time */
    publishContent: build.mutation<
      ContentItem,
      { kind: ContentKindName; id: number; seen?: string | undefined; ifMatch: string; body: ContentPublishing }
    >({
      query: ({ kind, id, seen, ifMatch, body }) => ({
        url: `/content/${kind}/${id}/publish`,
        method: 'POST',
        params: { seen },
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
        body,
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Cancels the scheduled publication of a draft */
    unscheduleContent: build.mutation<ContentItem, { kind: ContentKindName; id: number; ifMatch: string }>({
      query: ({ kind, id, ifMatch }) => ({
        url: `/content/${kind}/${id}/schedule`,
        method: 'DELETE',
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Hides an item on the site */
    hideContent: build.mutation<
      ContentItem,
      { kind: ContentKindName; id: number; seen?: string | undefined; ifMatch: string }
    >({
      query: ({ kind, id, seen, ifMatch }) => ({
        url: `/content/${kind}/${id}/hide`,
        method: 'POST',
        params: { seen },
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Shows a hidden item on the site again */
    showContent: build.mutation<
      ContentItem,
      { kind: ContentKindName; id: number; seen?: string | undefined; ifMatch: string }
    >({
      query: ({ kind, id, seen, ifMatch }) => ({
        url: `/content/${kind}/${id}/show`,
        method: 'POST',
        params: { seen },
        headers: { ...(ifMatch && { 'If-Match': ifMatch }) },
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Sets the order of items on the site */
    orderContent: build.mutation<null, { kind: ContentKindName; body: ContentOrder }>({
      query: ({ kind, body }) => ({
        url: `/content/${kind}/order`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Publishes, hides, shows or reprices many items, all or none; with a dry run */
    changeContents: build.mutation<
      ContentBulkReply,
      { kind: ContentKindName; seen?: string | undefined; body: ContentBulk }
    >({
      query: ({ kind, seen, body }) => ({
        url: `/content/${kind}/bulk`,
        method: 'POST',
        params: { seen },
        body,
      }),
      invalidatesTags: ['Content', 'Audit'],
    }),
    /** Creates a preview link of the draft, valid for a day */
    previewContent: build.mutation<ContentPreview, { kind: ContentKindName; id: number }>({
      query: ({ kind, id }) => ({
        url: `/content/${kind}/${id}/preview`,
        method: 'POST',
      }),
    }),
    /** Revokes all preview links of an item */
    endContentPreviews: build.mutation<null, { kind: ContentKindName; id: number }>({
      query: ({ kind, id }) => ({
        url: `/content/${kind}/${id}/preview`,
        method: 'DELETE',
      }),
    }),
  }),
});

export const {
  useListContentKindsQuery,
  useListContentQuery,
  useReadContentQuery,
  useListContentVersionsQuery,
  useReadContentVersionQuery,
  useNewContentMutation,
  useSaveContentMutation,
  useDiscardContentMutation,
  useRestoreContentMutation,
  usePublishContentMutation,
  useUnscheduleContentMutation,
  useHideContentMutation,
  useShowContentMutation,
  useOrderContentMutation,
  useChangeContentsMutation,
  usePreviewContentMutation,
  useEndContentPreviewsMutation,
} = contentApi;
export const {
  listContentKinds,
  listContent,
  readContent,
  listContentVersions,
  readContentVersion,
  newContent,
  saveContent,
  discardContent,
  restoreContent,
  publishContent,
  unscheduleContent,
  hideContent,
  showContent,
  orderContent,
  changeContents,
  previewContent,
  endContentPreviews,
} = contentApi.endpoints;
