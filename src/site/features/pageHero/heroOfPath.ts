import type { HeroImages } from '#contract/company';
import { splitPath } from '#shared/config/paths';

/** Sections of the site as their addresses spell them. */
const SECTIONS = ['about', 'services', 'shop', 'blog', 'contacts'] as const;
export type Section = (typeof SECTIONS)[number];

/** The reply names three of them in words of its own (docs/spec/content.md#entities). */
const IMAGE_FIELDS = {
  about: 'about_us',
  services: 'services',
  shop: 'store',
  blog: 'blog',
  contacts: 'contact',
} as const satisfies Record<Section, keyof HeroImages>;

/** Text of a path segment; the odd spellings are the product's own. */
const SEGMENT_TEXTS = {
  about: 'header.about',
  services: 'header.services',
  'singl-services': 'pageHero.service',
  shop: 'header.shop',
  'singl-shop': 'pageHero.product',
  blog: 'header.blog',
  'blog-singl-post': 'pageHero.article',
  contacts: 'header.contacts',
} as const;

export type SegmentText = (typeof SEGMENT_TEXTS)[keyof typeof SEGMENT_TEXTS] | 'common.brand';

export interface HeroOfPath {
  /** Undefined: none of the known sections, so the default picture. */
  section: Section | undefined;
  imageField: keyof HeroImages | undefined;
  /** Text key of the title when the page gives none. */
  titleKey: SegmentText;
  /** The address lies below its section. */
  isBelowSection: boolean;
}

const isKnownSegment = (segment: string): segment is keyof typeof SEGMENT_TEXTS =>
  Object.hasOwn(SEGMENT_TEXTS, segment);

/**
 * What the hero of a page takes from its address, with `/uz` and `/home` dropped: the picture by the first segment, the title by
 * the last one, or by the second-to-last where the last is an id (docs/spec/pages.md#page-hero).
 */
export const heroOfPath = (pathname: string): HeroOfPath => {
  const segments = splitPath(pathname).rest.split('/').filter(Boolean);
  const section = SECTIONS.find((name) => name === segments[0]);
  const last = segments.at(-1) ?? '';
  const named = /^\d+$/.test(last) ? (segments.at(-2) ?? '') : last;
  return {
    section,
    imageField: section && IMAGE_FIELDS[section],
    titleKey: isKnownSegment(named) ? SEGMENT_TEXTS[named] : 'common.brand',
    isBelowSection: segments.length > 1,
  };
};
