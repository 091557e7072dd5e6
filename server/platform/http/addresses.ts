import type { Language } from '../language';
import { isPageUrl } from '../pages/pageAddress';

export const ownPath = (url: string, siteUrl: string): string | null => {
  if (url.startsWith('/')) return url;
  return siteUrl && url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
};

const EXTENSION = /\.[a-z]+\d*(?=\?|$)/i;

const isDecodable = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
};

/**
 * Encodes malformed percent signs, which the router would reject, so that the site sends its 404 page.
 * The path segment becomes lower case, because capitals would cause a redirect.
 */
export const decodablePath = (url: string): string => {
  if (!url.includes('%') || !isPageUrl(url.replace(EXTENSION, ''))) return url;
  const [path = '', ...query] = url.split('?');
  const segments = path
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25').toLowerCase()));
  return [segments.join('/'), ...query].join('?');
};

/** Reduces a request target in absolute form (RFC 9112) to its path, unless its host differs from `Host`. */
export const originForm = (target: string, host: string | undefined): string => {
  const [all, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  if (all === undefined || authority?.toLowerCase() !== host?.toLowerCase()) return target;
  const rest = target.slice(all.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

export const LANGUAGES: readonly Language[] = ['ru', 'uz'];

export const addressIn = (siteUrl: string, address: string, language: Language): string =>
  siteUrl + (language === 'uz' ? `/uz${address}`.replace(/^\/uz\/($|\?)/, '/uz$1') : address);

export const pageAddress = (siteUrl: string, language: 'ru' | 'uz', path: string): string =>
  `${siteUrl}${language === 'uz' ? '/uz' : ''}${path}`;
