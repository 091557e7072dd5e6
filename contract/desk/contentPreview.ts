import { type Static, Type } from 'typebox';
import type { DeskCall } from './call';
import { TimeSchema } from './common';
import { ContentParamsSchema } from './content';

/** `paths`: of the page in each language, for whoever has one of them, without a sign-in. `problems`: what the draft lacks to be shown, by field. */
export const ContentPreviewSchema = Type.Object({
  paths: Type.Object({ ru: Type.String(), uz: Type.String() }),
  expires_at: TimeSchema,
  problems: Type.Record(Type.String(), Type.String()),
});
export type ContentPreview = Static<typeof ContentPreviewSchema>;

const link = { host: 'desk', access: 'change content', params: ContentParamsSchema } as const;

/** A draft as the page that it would be. */
export const contentPreviewCalls = {
  previewContent: {
    ...link,
    method: 'POST',
    path: '/content/:kind/:id/preview',
    summary: 'Makes a link that shows the draft as its page for a day',
    reply: { 200: ContentPreviewSchema },
  },
  endContentPreviews: {
    ...link,
    method: 'DELETE',
    path: '/content/:kind/:id/preview',
    summary: 'Ends all such links to it',
    reply: { 204: null },
  },
} as const satisfies Record<string, DeskCall>;
