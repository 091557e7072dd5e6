import type { ContentKind } from '../fields';

export const branches = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    /** It names the column of the branch in a spreadsheet. */
    slug: { type: 'slug', from: 'name', used: true },
    regionId: { type: 'reference', to: 'regions' },
    address: { type: 'text', max: 300, localized: true, required: true },
    locality: { type: 'text', max: 80, localized: true },
    postalCode: { type: 'text', max: 10 },
    place: { type: 'place', required: true },
    week: { type: 'week', was: ['hoursWeekdays', 'hoursSaturday', 'hoursSunday'] },
    serviceManagerPhone: { type: 'phone', required: true },
    storeManagerPhone: { type: 'phone', required: true },
    photo: { type: 'picture', width: 960, height: 640, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts?region={regionId}',
} as const satisfies ContentKind;
