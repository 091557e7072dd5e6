import type { ContentKind } from '../fields';

export const articleCategories = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/blog?category={id}',
} as const satisfies ContentKind;

export const articleTags = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/blog?tag={id}',
} as const satisfies ContentKind;

export const articles = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    slug: { type: 'slug', from: 'title' },
    categoryId: { type: 'reference', to: 'articleCategories' },
    tags: { type: 'reference', to: 'articleTags', many: true },
    publishedDate: { type: 'date', required: true },
    photo: { type: 'picture', width: 960, height: 640, required: true },
    blocks: {
      type: 'group',
      min: 1,
      max: 40,
      fields: {
        title: { type: 'text', max: 200, localized: true },
        info: { type: 'longText', max: 10000, localized: true, running: true },
        photo: { type: 'picture', width: 960, height: 640 },
        serviceId: { type: 'reference', to: 'services' },
        partId: { type: 'reference', to: 'parts' },
      },
    },
  },
  title: 'title',
  order: 'date',
  since: 'publishedDate',
  page: '/blog/blog-singl-post/{id}',
} as const satisfies ContentKind;
