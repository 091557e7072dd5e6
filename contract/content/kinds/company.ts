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

export const aboutUs = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    description: { type: 'longText', max: 3000, localized: true, running: true, required: true },
    photo: { type: 'picture', width: 1200, height: 900, required: true },
  },
  title: 'title',
  order: 'position',
  shown: { first: 1 },
  page: '/about',
} as const satisfies ContentKind;

export const aboutBanners = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    description: { type: 'longText', max: 3000, localized: true, running: true, required: true },
    button: { type: 'text', max: 60, localized: true, required: true },
    disabled: { type: 'flag' },
    photo: { type: 'picture', width: 1200, height: 900, required: true },
  },
  title: 'title',
  order: 'position',
  page: '/about',
} as const satisfies ContentKind;

export const employees = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
    jobTitle: { type: 'text', max: 120, localized: true, required: true },
    photo: { type: 'picture', width: 640, height: 800, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/about',
} as const satisfies ContentKind;

/** Texts that staff send to customers. `{name}` and others are filled in (MESSAGE_PLACEHOLDERS). */
export const messageTemplates = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    text: { type: 'longText', max: 400, localized: true, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/contacts',
  personal: true,
} as const satisfies ContentKind;

export const regions = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/contacts?region={id}',
} as const satisfies ContentKind;

export const branches = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
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

export const documents = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    slug: { type: 'slug', from: 'title', used: true },
    body: { type: 'longText', max: 60000, localized: true, running: true, required: true },
    version: { type: 'whole', min: 1, max: 1000000, required: true },
  },
  title: 'title',
  order: 'position',
  page: '/documents/{slug}',
} as const satisfies ContentKind;
