/**
 * Returns a URL from content if it is http(s) or a path of this site. Rejects `javascript:` (XSS) and protocol-relative
 * URLs.
 * @returns null for an unsafe URL
 */
export const webAddress = (url: string | null | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(address) || /^\/(?![/\\])\S*$/.test(address) ? address : null;
};
