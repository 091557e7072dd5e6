import type { ContentKind } from '../fields';

export const models = {
  fields: {
    name: { type: 'text', max: 60, required: true },
    slug: { type: 'slug', from: 'name' },
    brandId: { type: 'reference', to: 'brands', required: true },
  },
  title: 'name',
  order: 'position',
  page: '/',
} as const satisfies ContentKind;
