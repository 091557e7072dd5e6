import { CAR_CLASSES } from '../../rules/limits';
import type { ContentKind } from '../fields';

export const serviceCategories = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/services?category={id}',
} as const satisfies ContentKind;

const guaranteeTerm = {
  guaranteeMonths: { type: 'whole', min: 1, max: 120 },
  guaranteeKm: { type: 'whole', min: 500, max: 500000 },
} as const;

/**
 * `guarantee`: what the term does not say. `priceFrom`: also the price for a small car where prices by class of car are
 * given.
 */
export const services = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
    categoryId: { type: 'reference', to: 'serviceCategories' },
    description: { type: 'longText', max: 4000, localized: true, running: true, wanted: 80, required: true },
    priceFrom: { type: 'money' },
    durationMinutes: { type: 'whole', min: 1, max: 100000 },
    callOnly: { type: 'flag' },
    stepMinutes: { type: 'whole', min: 5, max: 240 },
    bufferMinutes: { type: 'whole', min: 0, max: 240 },
    intervalKm: { type: 'whole', min: 500, max: 500000 },
    intervalMonths: { type: 'whole', min: 1, max: 240 },
    priceSedan: { type: 'money' },
    priceSuv: { type: 'money' },
    ...guaranteeTerm,
    guarantee: { type: 'text', max: 120, localized: true },
    includes: {
      type: 'group',
      min: 0,
      max: 20,
      fields: { text: { type: 'text', max: 160, localized: true, required: true } },
    },
    extras: {
      type: 'group',
      min: 0,
      max: 12,
      fields: {
        name: { type: 'text', max: 120, localized: true, required: true },
        priceFrom: { type: 'money' },
      },
    },
    questions: {
      type: 'group',
      min: 0,
      max: 10,
      fields: {
        question: { type: 'text', max: 200, localized: true, required: true },
        answer: { type: 'longText', max: 1000, localized: true, running: true, required: true },
      },
    },
    parts: { type: 'reference', to: 'parts', many: true },
    articles: { type: 'reference', to: 'articles', many: true },
    photo: { type: 'picture', width: 960, height: 640, required: true },
    icon: { type: 'picture', width: 96, height: 96, drawing: true, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/services/singl-services/{id}',
} as const satisfies ContentKind;

export const partCategories = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
  },
  title: 'name',
  order: 'position',
  page: '/shop?category={id}',
} as const satisfies ContentKind;

export const parts = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    slug: { type: 'slug', from: 'name' },
    categoryId: { type: 'reference', to: 'partCategories' },
    manufacturer: { type: 'text', max: 80, required: true },
    mpn: { type: 'text', max: 60 },
    price: { type: 'money', required: true },
    ...guaranteeTerm,
    info: { type: 'longText', max: 4000, localized: true, running: true, wanted: 80, required: true },
    photo: { type: 'picture', width: 800, height: 800, required: true },
    fits: {
      type: 'group',
      min: 0,
      max: 100,
      fields: {
        brandId: { type: 'reference', to: 'brands', required: true },
        modelId: { type: 'reference', to: 'models', within: 'brandId' },
      },
    },
  },
  title: 'name',
  found: { number: 'mpn', also: 'manufacturer' },
  order: 'position',
  page: '/shop/singl-shop/{id}',
} as const satisfies ContentKind;

export const brands = {
  fields: {
    name: { type: 'text', max: 60, required: true },
    slug: { type: 'slug', from: 'name' },
    logo: { type: 'picture', width: 160, height: 96, drawing: true, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/shop',
} as const satisfies ContentKind;

export const models = {
  fields: {
    name: { type: 'text', max: 60, required: true },
    slug: { type: 'slug', from: 'name' },
    brandId: { type: 'reference', to: 'brands', required: true },
    carClass: { type: 'choice', of: CAR_CLASSES },
  },
  title: 'name',
  order: 'position',
  page: '/',
} as const satisfies ContentKind;

export const carDocuments = {
  fields: {
    name: { type: 'text', max: 60, localized: true, required: true },
    remindDays: { type: 'whole', min: 0, max: 365, required: true },
    hint: { type: 'text', max: 200, localized: true },
  },
  title: 'name',
  order: 'position',
  page: '/personal/garage',
  personal: true,
} as const satisfies ContentKind;
