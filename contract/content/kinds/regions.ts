import type { ContentKind } from '../fields';

export const regions = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/contacts?region={id}',
} as const satisfies ContentKind;
