/**
 * Returns a link address of content if it is http(s) or a path of this site. Rejects `javascript:` and
 * protocol-relative addresses.
 * @returns null for an unsafe address
 */
export const webAddress = (url: string | null | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^https?:\/\/\S+$/i.test(address) || /^\/(?![/\\])\S*$/.test(address) ? address : null;
};
