import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What the address says after `?`. The router's `useSearchParams` also writes it, which is the links' affair here, and weighs more. */
export function useQueryParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
