import type { ContentKind } from '../fields';

export const documents = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    slug: { type: 'slug', from: 'title', used: true },
    body: { type: 'longText', max: 60000, localized: true, running: true, required: true },
    version: { type: 'whole', min: 1, max: 1000000, required: true },
  },
  title: 'title',
  order: 'position',
  page: '/documents/{slug}',
} as const satisfies ContentKind;
