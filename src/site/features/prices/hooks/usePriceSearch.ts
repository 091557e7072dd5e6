import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useQueryParams } from '#shared/hooks/useQueryParams';
import { parsePricesUrl } from '../lib/priceGroups';

export interface PriceSearch {
  /** What stands in the field. */
  typed: string;
  /** What the list is filtered by: a long one follows the typing a moment later. */
  search: string;
  type: (text: string) => void;
  /** Brings the address up to date: on Enter, and when the field is left. */
  settle: () => void;
}

/** What is typed filters at once, and is the address once it rests. */
export const usePriceSearch = (): PriceSearch => {
  const navigate = useNavigate();
  const paths = usePaths();
  const ofAddress = parsePricesUrl(useQueryParams());
  const [typed, setTyped] = useState(ofAddress);
  const [seen, setSeen] = useState(ofAddress);
  if (ofAddress !== seen) {
    setSeen(ofAddress);
    setTyped(ofAddress);
  }
  const settle = () => {
    const search = typed.trim();
    if (search !== ofAddress) void navigate(paths.prices({ search }), { replace: true, preventScrollReset: true });
  };
  return { typed, search: useDeferredValue(typed.trim()), type: setTyped, settle };
};
