import type { ContentKind } from '../fields';

export const hoursExceptions = {
  fields: {
    from: { type: 'date', required: true },
    /** The last day; empty: the first is. */
    to: { type: 'date', notBefore: 'from' },
    /** Empty: all of them. */
    branchId: { type: 'reference', to: 'branches' },
    day: { type: 'day' },
    reason: { type: 'text', max: 80, localized: true },
  },
  title: 'reason',
  order: 'date',
  page: '/contacts',
} as const satisfies ContentKind;
