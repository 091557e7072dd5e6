import type { ContentKind } from '../fields';

export const videos = {
  fields: {
    video: { type: 'text', max: 1000, video: true, required: true },
  },
  title: 'video',
  order: 'position',
  shown: { first: 1 },
  page: '/',
} as const satisfies ContentKind;
