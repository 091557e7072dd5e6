// Made of contract/ by `npm run generate`. Change the contract, not this file.

import type { ContentKindName, ContentPreview } from '#contract/content';
import { deskApi } from './deskApi';

const contentPreviewApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a link that shows the draft as its page for a day */
    previewContent: build.mutation<ContentPreview, { kind: ContentKindName; id: number }>({
      query: ({ kind, id }) => ({
        url: `/content/${kind}/${id}/preview`,
        method: 'POST',
      }),
    }),
    /** Ends all such links to it */
    endContentPreviews: build.mutation<null, { kind: ContentKindName; id: number }>({
      query: ({ kind, id }) => ({
        url: `/content/${kind}/${id}/preview`,
        method: 'DELETE',
      }),
    }),
  }),
});

export const { usePreviewContentMutation, useEndContentPreviewsMutation } = contentPreviewApi;
export const { previewContent, endContentPreviews } = contentPreviewApi.endpoints;
