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
 * The router would refuse malformed percent signs, so they are encoded and the site answers with its 404 page.
 * Lower case, because capitals redirect.
 */
export const decodablePath = (url: string): string => {
  // The extension is ignored: a malformed address is no file.
  if (!url.includes('%') || !isPageUrl(url.replace(EXTENSION, ''))) return url;
  const [path = '', ...query] = url.split('?');
  const segments = path
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25').toLowerCase()));
  return [segments.join('/'), ...query].join('?');
};

/** Reduces an absolute target (RFC 9112) to its path. One with a host other than `Host` is refused with 400. */
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
