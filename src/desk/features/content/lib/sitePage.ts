import type { ContentItem } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import type { Language } from '#shared/i18n/languages';

/** Where the site shows an item; null: nowhere yet. */
export const sitePageOf = (kind: ContentKindName, item: ContentItem, language: Language): string | null => {
  const { published, hidden, id } = item;
  if (!published || hidden) return null;
  const page = kindOf(kind).page.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'id' ? id : published[name];
    return typeof value === 'string' || typeof value === 'number' ? encodeURIComponent(value) : '';
  });
  return language === 'uz' ? `/uz${page === '/' ? '' : page}` : page;
};
