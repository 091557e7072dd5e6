import type { ContentKind } from '../fields';

export const contacts = {
  fields: {
    kind: { type: 'choice', of: ['call_center', 'insurance', 'roadside'], required: true },
    name: { type: 'text', max: 120, localized: true, required: true },
    phone: { type: 'phone', required: true },
  },
  title: 'name',
  order: 'position',
  shown: { first: 1, of: { field: 'kind', choice: 'call_center' } },
  page: '/contacts',
} as const satisfies ContentKind;
