/**
 * Links out of content lead to http(s) or to this site, nothing else: no `javascript:`, no protocol-relative address.
 * @returns null for what must not become a link
 */
export const webAddress = (url: string | null | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(address) || /^\/(?![/\\])\S*$/.test(address) ? address : null;
};
