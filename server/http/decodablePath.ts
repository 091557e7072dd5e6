import { isPageUrl } from '../html/pageAddress';

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
