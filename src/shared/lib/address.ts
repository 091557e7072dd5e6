import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { MAX_ID } from '#contract/rules/limits';

/** What the address says after `?`. The router's `useSearchParams` also writes it, which is the links' affair here, and weighs more. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** What was typed as it can stand in an address: one line, no edges of space, nothing that is no letter at all. */
export const cleanSearch = (typed: string, maxLength: number): string =>
  Array.from(typed.replace(/\s+/g, ' ').trim())
    .slice(0, maxLength)
    .filter((letter) => !/^[\p{Cc}\p{Cs}\ufffd]$/u.test(letter))
    .join('')
    .trim();

/** The id of a path such as /shop/singl-shop/12, or null: anything else in its place is an address that does not exist. */
export const pathId = (segment: string | undefined): number | null => {
  const number = /^[1-9]\d{0,9}$/.test(segment ?? '') ? Number(segment) : 0;
  return number >= 1 && number <= MAX_ID ? number : null;
};

/** A whole number from 1 to `max` out of a URL's query, else `otherwise`: anyone can write anything into an address. */
export function queryNumber(query: URLSearchParams, name: string, otherwise: number, max = 2_147_483_647): number {
  const raw = query.get(name) ?? '';
  const number = /^\d{1,10}$/.test(raw) ? Number(raw) : 0;
  return number >= 1 && number <= max ? number : otherwise;
}
