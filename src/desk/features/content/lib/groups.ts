import type { ContentKindName } from '#contract/content/kinds';

/** The kinds as somebody looks for them. */
export const GROUPS = [
  { name: 'shop', kinds: ['parts', 'partCategories'] },
  { name: 'services', kinds: ['services', 'serviceCategories', 'servicesIntro'] },
  { name: 'blog', kinds: ['articles', 'articleCategories', 'articleTags'] },
  { name: 'home', kinds: ['banners', 'promos', 'facts', 'advantages', 'videos', 'heroImages'] },
  {
    name: 'company',
    kinds: [
      'aboutUs',
      'aboutBanners',
      'employees',
      'faq',
      'branches',
      'hoursExceptions',
      'bays',
      'bookingRules',
      'regions',
      'contacts',
      'companyLinks',
      'documents',
    ],
  },
  { name: 'cars', kinds: ['brands', 'models', 'carDocuments'] },
] as const satisfies readonly { name: string; kinds: readonly ContentKindName[] }[];
