import type { ContentKind } from '../fields';

export const brands = {
  fields: {
    name: { type: 'text', max: 60, required: true },
    slug: { type: 'slug', from: 'name' },
    logo: { type: 'picture', width: 160, height: 96, drawing: true, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/shop',
} as const satisfies ContentKind;
