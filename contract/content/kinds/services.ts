import type { ContentKind } from '../fields';

export const services = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
    categoryId: { type: 'reference', to: 'serviceCategories' },
    description: { type: 'longText', max: 4000, localized: true, running: true, wanted: 80, required: true },
    priceFrom: { type: 'money' },
    durationMinutes: { type: 'whole', min: 1, max: 100000 },
    /** No time is taken for it on line, as for what has no duration. */
    callOnly: { type: 'flag' },
    /** Times begin so many minutes apart; empty: as the branch's rules have it. */
    stepMinutes: { type: 'whole', min: 5, max: 240 },
    /** So long the bay is kept after the work. */
    bufferMinutes: { type: 'whole', min: 0, max: 240 },
    /** It is done anew after so many kilometres, so many months, or whichever comes first. */
    intervalKm: { type: 'whole', min: 500, max: 500000 },
    intervalMonths: { type: 'whole', min: 1, max: 240 },
    photo: { type: 'picture', width: 960, height: 640, required: true },
    icon: { type: 'picture', width: 96, height: 96, drawing: true, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/services/singl-services/{id}',
} as const satisfies ContentKind;
