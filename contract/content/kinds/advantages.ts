import type { ContentKind } from '../fields';

export const advantages = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    info: { type: 'longText', max: 1000, localized: true, running: true, required: true },
    points: {
      type: 'group',
      min: 4,
      max: 4,
      fields: {
        title: { type: 'text', max: 120, localized: true, required: true },
        info: { type: 'longText', max: 600, localized: true, running: true, required: true },
      },
    },
  },
  title: 'title',
  order: 'none',
  single: true,
  page: '/',
} as const satisfies ContentKind;
