import type { ContentKind } from '../fields';

export const companyLinks = {
  fields: {
    kind: {
      type: 'choice',
      of: ['telegram', 'whatsapp', 'instagram', 'facebook', 'youtube', 'email'],
      required: true,
    },
    address: { type: 'url', mail: true, required: true },
  },
  title: 'address',
  order: 'position',
  page: '/contacts',
} as const satisfies ContentKind;
