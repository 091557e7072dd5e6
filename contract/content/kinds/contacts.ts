import type { ContentKind } from '../fields';

export const contacts = {
  fields: {
    kind: { type: 'choice', of: ['call_center', 'insurance', 'roadside'], required: true },
    name: { type: 'text', max: 120, localized: true, required: true },
    phone: { type: 'phone', required: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts',
} as const satisfies ContentKind;
