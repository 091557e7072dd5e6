import type { ContentKind } from '../fields';

export const faq = {
  fields: {
    question: { type: 'text', max: 300, localized: true, required: true },
    answer: { type: 'longText', max: 3000, localized: true, running: true, required: true },
  },
  title: 'question',
  order: 'position',
  page: '/about',
} as const satisfies ContentKind;
