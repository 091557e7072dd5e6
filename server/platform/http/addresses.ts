import type { Language } from '../language';
import { isPageUrl } from '../pages/pageAddress';

/** Returns the path of a URL of this server, else null. */
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
 * Encodes malformed percent signs of a page path, which the router would refuse, so the site answers with its 404 page.
 * Lower case, because capitals redirect. API paths are unchanged.
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

/**
 * Reduces an absolute request target (RFC 9112) to path and query.
 * If it names another host than `Host`, it is unchanged and refused with 400, because routing trusts `Host`.
 */
export const originForm = (target: string, host: string | undefined): string => {
  const [all, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  if (all === undefined || authority?.toLowerCase() !== host?.toLowerCase()) return target;
  const rest = target.slice(all.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

export const LANGUAGES: readonly Language[] = ['ru', 'uz'];

/** Returns the absolute address of a page: Russian without a prefix, Uzbek under `/uz`. */
export const addressIn = (siteUrl: string, address: string, language: Language): string =>
  siteUrl + (language === 'uz' ? `/uz${address}`.replace(/^\/uz\/($|\?)/, '/uz$1') : address);

export const pageAddress = (siteUrl: string, language: 'ru' | 'uz', path: string): string =>
  `${siteUrl}${language === 'uz' ? '/uz' : ''}${path}`;
