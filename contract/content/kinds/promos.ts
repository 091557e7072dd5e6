import type { ContentKind } from '../fields';

export const promos = {
  fields: {
    title: { type: 'text', max: 120, localized: true, required: true },
    info: { type: 'longText', max: 600, localized: true, running: true, required: true },
    photo: { type: 'picture', width: 960, height: 640, required: true },
  },
  title: 'title',
  order: 'position',
  shown: { first: 2 },
  page: '/',
} as const satisfies ContentKind;
