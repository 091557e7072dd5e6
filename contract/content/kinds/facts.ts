import type { ContentKind } from '../fields';

export const facts = {
  fields: {
    items: {
      type: 'group',
      min: 4,
      max: 4,
      fields: {
        count: { type: 'whole', min: 0, max: 999999999, required: true },
        text: { type: 'text', max: 120, localized: true, required: true },
      },
    },
  },
  title: 'items',
  order: 'none',
  single: true,
  page: '/',
} as const satisfies ContentKind;
