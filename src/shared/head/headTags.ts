import { escapeMarkup } from '#contract/rules/text';
import { pathInLanguage } from '../config/paths';
import { LANGUAGES, type Language } from '../i18n/languages';

export interface HeadTag {
  /** Identifies the tag on every screen, so that it is updated instead of added twice. */
  key: string;
  name: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

export interface HeadFacts {
  title: string;
  description: string | undefined;
  image: string | undefined;
  type: 'website' | 'article';
  noindex: boolean;
  language: Language;
  canonical: string;
  siteUrl: string;
  more: readonly HeadTag[];
}

export const SITE_NAME = 'Yolda';
/** Length in characters at which Google and Yandex cut titles. */
export const TITLE_LENGTH = 65;
const PREVIEW_PICTURE = '/media/social/preview.1200x630.jpg';
/** Size of our own preview pictures in pixels. The size of other pictures is unknown. */
const PREVIEW_SIZE = { width: '1200', height: '630' };
const IS_PREVIEW = /^\/(cards|media\/social)\//;
const LOCALES: Record<Language, string> = { ru: 'ru_RU', uz: 'uz_UZ' };

/** Returns a `<meta>` tag with `name` as its key, so that each name exists once. */
export const meta = (kind: 'name' | 'property', name: string, content: string): HeadTag => ({
  key: name,
  name: 'meta',
  attributes: { [kind]: name, content },
});
/** @param key identifies the tag across screens */
export const link = (key: string, attributes: Record<string, string>): HeadTag => ({ key, name: 'link', attributes });

/**
 * Returns the tags for title, description, canonical URL, hreflang alternates and Open Graph. A `noindex` page has
 * neither canonical URL nor alternates.
 */
export const headTags = (facts: HeadFacts): HeadTag[] => {
  const { title, description, image, type, noindex, language, canonical, siteUrl, more } = facts;
  const addressIn = (target: Language) => {
    const [path = '/', search] = canonical.split('?');
    return `${siteUrl}${pathInLanguage(path, target)}${search ? `?${search}` : ''}`;
  };
  const picture = image ?? PREVIEW_PICTURE;
  const tags: HeadTag[] = [{ key: 'title', name: 'title', attributes: {}, text: title }];
  if (description) tags.push(meta('name', 'description', description));
  if (noindex) {
    tags.push(meta('name', 'robots', 'noindex, follow'));
  } else {
    tags.push(link('canonical', { rel: 'canonical', href: addressIn(language) }));
    for (const other of LANGUAGES) {
      tags.push(link(`alternate-${other}`, { rel: 'alternate', hreflang: other, href: addressIn(other) }));
    }
    tags.push(link('alternate-default', { rel: 'alternate', hreflang: 'x-default', href: addressIn('ru') }));
    tags.push(meta('property', 'og:url', addressIn(language)));
  }
  tags.push(
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', title),
    meta('property', 'og:type', type),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:locale:alternate', LOCALES[language === 'ru' ? 'uz' : 'ru']),
    meta('property', 'og:image', picture.startsWith('/') ? siteUrl + picture : picture),
    // Alternative text: our own preview pictures show the title in large letters.
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  );
  if (description) tags.push(meta('property', 'og:description', description));
  if (IS_PREVIEW.test(picture)) {
    for (const [side, size] of Object.entries(PREVIEW_SIZE)) tags.push(meta('property', `og:image:${side}`, size));
  }
  return [...tags, ...more];
};

/** Returns the tags as HTML. `applyHead` finds them by `data-head`. */
export const headHtml = (tags: HeadTag[]): string =>
  tags
    .map(({ key, name, attributes, text }) => {
      const all = Object.entries({ ...attributes, 'data-head': key });
      const start = `<${name}${all.map(([attribute, value]) => ` ${attribute}="${escapeMarkup(value)}"`).join('')}>`;
      return name === 'title' ? `${start}${escapeMarkup(text ?? '')}</title>` : start;
    })
    .join('');
