/** An address of this very server, or null for another one's. */
export const ownPath = (url: string, siteUrl: string): string | null => {
  if (url.startsWith('/')) return url;
  return siteUrl && url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : null;
};
