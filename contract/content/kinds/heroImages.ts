import type { ContentKind } from '../fields';

export const heroImages = {
  fields: {
    blog: { type: 'picture', width: 1600, height: 600, required: true },
    store: { type: 'picture', width: 1600, height: 600, required: true },
    aboutUs: { type: 'picture', width: 1600, height: 600, required: true },
    contact: { type: 'picture', width: 1600, height: 600, required: true },
    services: { type: 'picture', width: 1600, height: 600, required: true },
  },
  title: 'services',
  order: 'none',
  single: true,
  page: '/services',
} as const satisfies ContentKind;
