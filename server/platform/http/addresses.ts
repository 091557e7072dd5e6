import type { Language } from '../language';
import { isPageUrl } from '../pages/pageAddress';

/** An address of this very server, or null for another one's. */
export const ownPath = (url: string, siteUrl: string): string | null => {
  if (url.startsWith('/')) return url;
  return siteUrl && url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
};

/** The end of a file's name, before the query. */
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
 * Encodes the percent signs of a page's path that encode no UTF-8, because the router refuses such a path before any page is known.
 * No page has such an address, so the site answers with its Page Not Found. In lower case, because a page in capitals is redirected.
 * Broken addresses of the API stay as they are.
 */
export const decodablePath = (url: string): string => {
  // A broken address is no file either, whatever its end.
  if (!url.includes('%') || !isPageUrl(url.replace(EXTENSION, ''))) return url;
  const [path = '', ...query] = url.split('?');
  const segments = path
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25').toLowerCase()));
  return [segments.join('/'), ...query].join('?');
};

/**
 * The address of a request without scheme and host: a proxy may send `GET http://yolda.uz/about`, which RFC 9112 asks every server to
 * take. Routes, redirects, caches and the log know addresses that begin with a slash. A target that names another host than `Host` stays
 * as it is and is refused with 400: what is decided by `Host` must not be reached under another name.
 */
export const originForm = (target: string, host: string | undefined): string => {
  const [all, authority] = /^https?:\/\/([^/?#]*)/i.exec(target) ?? [];
  if (all === undefined || authority?.toLowerCase() !== host?.toLowerCase()) return target;
  const rest = target.slice(all.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
};

export const LANGUAGES: readonly Language[] = ['ru', 'uz'];

/** Absolute address of a page in a language: Russian stands on the short path, Uzbek below `/uz`. */
export const addressIn = (siteUrl: string, address: string, language: Language): string =>
  siteUrl + (language === 'uz' ? `/uz${address}`.replace(/^\/uz\/($|\?)/, '/uz$1') : address);

/** A page of the site in the customer's language. */
export const pageAddress = (siteUrl: string, language: 'ru' | 'uz', path: string): string =>
  `${siteUrl}${language === 'uz' ? '/uz' : ''}${path}`;
