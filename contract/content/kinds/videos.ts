import type { ContentKind } from '../fields';

export const videos = {
  fields: {
    video: { type: 'text', max: 1000, video: true, required: true },
  },
  title: 'video',
  order: 'position',
  page: '/',
} as const satisfies ContentKind;
