/** A whole number from 1 to `max` out of a URL's query, else `otherwise`: anyone can write anything into an address. */
export function queryNumber(query: URLSearchParams, name: string, otherwise: number, max = 2_147_483_647): number {
  const raw = query.get(name) ?? '';
  const number = /^\d{1,10}$/.test(raw) ? Number(raw) : 0;
  return number >= 1 && number <= max ? number : otherwise;
}
