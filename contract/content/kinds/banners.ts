import type { ContentKind } from '../fields';

export const banners = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    link: { type: 'url', page: true, required: true },
    photo: { type: 'picture', width: 1600, height: 900, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/',
} as const satisfies ContentKind;
