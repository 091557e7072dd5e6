/** Good for half a year from the day it is read: whoever finds it knows that somebody still serves it. */
const MONTHS = 6;

/**
 * Where to tell of a hole in the site: https://www.rfc-editor.org/rfc/rfc9116. `contact` is an address (https:, mailto: or tel:); null
 * names the page with the numbers.
 */
export const securityTxt = (siteUrl: string, contact: string | null, now: Date): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: ${contact ?? `${siteUrl}/contacts`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, uz, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
};
