import type { ContentKind } from '../fields';

/** Where one car at a time is worked on. */
export const bays = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    branchId: { type: 'reference', to: 'branches', required: true },
    /** Which services it can do; empty: all. */
    categories: { type: 'reference', to: 'serviceCategories', many: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts',
  personal: true,
} as const satisfies ContentKind;
