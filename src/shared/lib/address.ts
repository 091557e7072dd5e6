import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { MAX_ID } from '#contract/rules/limits';

/** Returns the query of the address. Needs less code than `useSearchParams`, which can also set the query. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/**
 * Returns a search text on one line, trimmed, without control characters and lone surrogates.
 * @param maxLength in code points
 */
export const cleanSearch = (typed: string, maxLength: number): string =>
  Array.from(typed.replace(/\s+/g, ' ').trim())
    .slice(0, maxLength)
    .filter((letter) => !/^[\p{Cc}\p{Cs}\ufffd]$/u.test(letter))
    .join('')
    .trim();

/** Returns the id in a path segment, or null if it is invalid. */
export const pathId = (segment: string | undefined): number | null => {
  const number = /^[1-9]\d{0,9}$/.test(segment ?? '') ? Number(segment) : 0;
  return number >= 1 && number <= MAX_ID ? number : null;
};

/** Returns a query parameter as a whole number from 1 to `max`, else `otherwise`. */
export function queryNumber(query: URLSearchParams, name: string, otherwise: number, max = 2_147_483_647): number {
  const raw = query.get(name) ?? '';
  const number = /^\d{1,10}$/.test(raw) ? Number(raw) : 0;
  return number >= 1 && number <= max ? number : otherwise;
}
