import type { ContentKind } from '../fields';

/** What a car has to have and has to be renewed. */
export const carDocuments = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    /** So many days before its end its owner is reminded. */
    remindDays: { type: 'whole', min: 0, max: 365, required: true },
    hint: { type: 'text', max: 200, localized: true },
  },
  title: 'name',
  order: 'position',
  page: '/personal/garage',
  personal: true,
} as const satisfies ContentKind;
