import type { Kind } from './kinds';

const typeOf = (reply: Response) => reply.headers.get('content-type') ?? '';

/** Set by server/web/sendPage.ts: whatever else answers in its place, such as a captive portal, does not have it. */
const PAGE_MARK = 'x-yolda-page';

/** Whether a reply is what was asked for, and not the page of whoever stands between. */
export const isOurs = (kind: Kind, reply: Response): boolean => {
  if (kind === 'page') return !reply.ok || reply.headers.has(PAGE_MARK);
  if (kind === 'picture') return typeOf(reply).startsWith('image/');
  const isPage = typeOf(reply).startsWith('text/html');
  return kind === 'file' ? !isPage : !isPage || reply.status === 404 || reply.status >= 500;
};

/** Whether it may be shown another time. What is private says so itself; of those one is kept (kinds.ts). */
export const mayKeep = (kind: Kind, reply: Response): boolean => {
  if (reply.status !== 200 || reply.type === 'opaque' || !isOurs(kind, reply)) return false;
  const control = reply.headers.get('cache-control') ?? '';
  if (kind === 'content') return control.includes('public');
  return kind === 'garage' || !control.includes('no-store');
};
