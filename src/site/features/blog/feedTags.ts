import { FEED_PATH } from '#contract/rules/pages';
import { pathInLanguage } from '#shared/config/paths';
import { type HeadTag, link } from '#shared/head/headTags';
import type { Language } from '#shared/i18n/languages';

export const feedTags = (language: Language, title: string): HeadTag[] => [
  link('feed', { rel: 'alternate', type: 'application/rss+xml', title, href: pathInLanguage(FEED_PATH, language) }),
];
