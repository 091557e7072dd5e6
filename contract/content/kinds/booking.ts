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

/** How times are booked at a branch: those of its own count before those of all, the first of them. */
export const bookingRules = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    /** Empty: every branch without rules of its own. */
    branchId: { type: 'reference', to: 'branches' },
    online: { type: 'flag' },
    /** Times begin so many minutes apart, counted from midnight. */
    stepMinutes: { type: 'whole', min: 5, max: 240, required: true },
    /** On line a time is booked so long before it at the latest. */
    leadMinutes: { type: 'whole', min: 0, max: 20160, required: true },
    horizonDays: { type: 'whole', min: 1, max: 180, required: true },
    /** Percent of the minutes of all bays that a day is open. */
    onlineShare: { type: 'whole', min: 1, max: 100, required: true },
    /** A customer moves or cancels so long before at the latest. */
    cutoffMinutes: { type: 'whole', min: 0, max: 20160, required: true },
    mostMoves: { type: 'whole', min: 0, max: 20, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts',
  personal: true,
} as const satisfies ContentKind;
