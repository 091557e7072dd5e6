import type { ContentKind } from '../fields';

export const articleTags = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/blog?tag={id}',
} as const satisfies ContentKind;
