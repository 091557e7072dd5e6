import type { ContentKind } from '../fields';

export const banners = {
  fields: {
    name: { type: 'text', max: 120, localized: true, required: true },
    link: { type: 'url', page: true, required: true },
    photo: { type: 'picture', width: 1600, height: 900, required: true },
  },
  title: 'name',
  order: 'position',
  page: '/',
} as const satisfies ContentKind;

export const promos = {
  fields: {
    title: { type: 'text', max: 120, localized: true, required: true },
    info: { type: 'longText', max: 600, localized: true, running: true, required: true },
    photo: { type: 'picture', width: 960, height: 640, required: true },
  },
  title: 'title',
  order: 'position',
  shown: { first: 2 },
  page: '/',
} as const satisfies ContentKind;

export const facts = {
  fields: {
    items: {
      type: 'group',
      min: 4,
      max: 4,
      fields: {
        count: { type: 'whole', min: 0, max: 999999999, required: true },
        text: { type: 'text', max: 120, localized: true, required: true },
      },
    },
  },
  title: 'items',
  order: 'none',
  single: true,
  page: '/',
} as const satisfies ContentKind;

export const advantages = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    info: { type: 'longText', max: 1000, localized: true, running: true, required: true },
    points: {
      type: 'group',
      min: 4,
      max: 4,
      fields: {
        title: { type: 'text', max: 120, localized: true, required: true },
        info: { type: 'longText', max: 600, localized: true, running: true, required: true },
      },
    },
  },
  title: 'title',
  order: 'none',
  single: true,
  page: '/',
} as const satisfies ContentKind;

export const servicesIntro = {
  fields: {
    title: { type: 'text', max: 200, localized: true, required: true },
    description: { type: 'longText', max: 3000, localized: true, running: true, required: true },
    photo: { type: 'picture', width: 1200, height: 900, required: true },
  },
  title: 'title',
  order: 'position',
  shown: { first: 1 },
  page: '/',
} as const satisfies ContentKind;

export const heroImages = {
  fields: {
    blog: { type: 'picture', width: 1600, height: 600, required: true },
    store: { type: 'picture', width: 1600, height: 600, required: true },
    aboutUs: { type: 'picture', width: 1600, height: 600, required: true },
    contact: { type: 'picture', width: 1600, height: 600, required: true },
    services: { type: 'picture', width: 1600, height: 600, required: true },
  },
  title: 'services',
  order: 'none',
  single: true,
  page: '/services',
} as const satisfies ContentKind;

export const videos = {
  fields: {
    video: { type: 'text', max: 1000, video: true, required: true },
  },
  title: 'video',
  order: 'position',
  shown: { first: 1 },
  page: '/',
} as const satisfies ContentKind;
