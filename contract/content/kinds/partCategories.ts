import type { ContentKind } from '../fields';

export const partCategories = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/shop?category={id}',
} as const satisfies ContentKind;
