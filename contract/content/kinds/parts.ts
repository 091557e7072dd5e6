import type { ContentKind } from '../fields';

export const parts = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
    categoryId: { type: 'reference', to: 'partCategories' },
    manufacturer: { type: 'text', max: 80, required: true },
    mpn: { type: 'text', max: 60 },
    price: { type: 'money', required: true },
    info: { type: 'longText', max: 4000, localized: true, running: true, wanted: 80, required: true },
    photo: { type: 'picture', width: 800, height: 800, required: true },
    fits: {
      type: 'group',
      min: 0,
      max: 100,
      fields: {
        brandId: { type: 'reference', to: 'brands', required: true },
        modelId: { type: 'reference', to: 'models', within: 'brandId' },
      },
    },
  },
  title: 'name',
  found: { number: 'mpn', also: 'manufacturer' },
  order: 'position',
  page: '/shop/singl-shop/{id}',
} as const satisfies ContentKind;
