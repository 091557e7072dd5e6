import type { ContentKind } from '../fields';

export const servicesIntro = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    description: { type: 'longText', max: 3000, localized: true, running: true, required: true },
    photo: { type: 'picture', width: 1200, height: 900, required: true },
  },
  title: 'title',
  order: 'position',
  shown: { first: 1 },
  page: '/',
} as const satisfies ContentKind;
