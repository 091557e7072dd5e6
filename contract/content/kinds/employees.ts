import type { ContentKind } from '../fields';

export const employees = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
    jobTitle: { type: 'text', max: 120, localized: true, required: true },
    photo: { type: 'picture', width: 640, height: 800, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/about',
} as const satisfies ContentKind;
