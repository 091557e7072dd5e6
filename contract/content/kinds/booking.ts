import type { ContentKind } from '../fields';

export const hoursExceptions = {
  fields: {
    from: { type: 'date', required: true },
    to: { type: 'date', notBefore: 'from' },
    branchId: { type: 'reference', to: 'branches' },
    day: { type: 'day' },
    reason: { type: 'text', max: 80, localized: true },
  },
  title: 'reason',
  order: 'date',
  page: '/contacts',
} as const satisfies ContentKind;

export const bays = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    branchId: { type: 'reference', to: 'branches', required: true },
    categories: { type: 'reference', to: 'serviceCategories', many: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts',
  personal: true,
} as const satisfies ContentKind;

/** Rules of a branch take precedence over general rules; the first matching rule applies. */
export const bookingRules = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    branchId: { type: 'reference', to: 'branches' },
    online: { type: 'flag' },
    stepMinutes: { type: 'whole', min: 5, max: 240, required: true },
    leadMinutes: { type: 'whole', min: 0, max: 20160, required: true },
    horizonDays: { type: 'whole', min: 1, max: 180, required: true },
    /** Percentage of a day's open minutes, summed over all bays, that can be booked online. */
    onlineShare: { type: 'whole', min: 1, max: 100, required: true },
    cutoffMinutes: { type: 'whole', min: 0, max: 20160, required: true },
    mostMoves: { type: 'whole', min: 0, max: 20, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts',
  personal: true,
} as const satisfies ContentKind;
