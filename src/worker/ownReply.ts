import type { Kind } from './kinds';

const typeOf = (reply: Response) => reply.headers.get('content-type') ?? '';

/** Header that server/web/sendPage.ts sets. A reply of a captive portal lacks it. */
const PAGE_MARK = 'x-yolda-page';

/** Returns whether a reply comes from the site's server, not from a captive portal. */
export const isOwnReply = (kind: Kind, reply: Response): boolean => {
  if (kind === 'page') return !reply.ok || reply.headers.has(PAGE_MARK);
  if (kind === 'picture') return typeOf(reply).startsWith('image/');
  const isPage = typeOf(reply).startsWith('text/html');
  return kind === 'file' ? !isPage : !isPage || reply.status === 404 || reply.status >= 500;
};

/** Returns whether a reply may be cached. `content` must be public, other kinds except `garage` not `no-store`. */
export const mayCache = (kind: Kind, reply: Response): boolean => {
  if (reply.status !== 200 || reply.type === 'opaque' || !isOwnReply(kind, reply)) return false;
  const control = reply.headers.get('cache-control') ?? '';
  if (kind === 'content') return control.includes('public');
  return kind === 'garage' || !control.includes('no-store');
};
