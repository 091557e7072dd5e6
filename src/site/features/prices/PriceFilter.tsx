import { useDeferredValue, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useAdoptTyped } from '#shared/ui/forms/useTypedText';
import { parsePricesUrl, SEARCH_LENGTH } from './priceGroups';

interface PriceSearch {
  typed: string;
  /** Deferred value of `typed`, so that filtering a long list does not block typing. */
  search: string;
  type: (text: string) => void;
  settle: () => void;
}

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

export const PriceFilter = ({ filter }: { filter: PriceSearch }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const input = useRef<HTMLInputElement>(null);
  useAdoptTyped(input, filter.typed, filter.type);
  return (
    <search>
      <form
        action={paths.prices()}
        onSubmit={(event) => {
          event.preventDefault();
          filter.settle();
        }}
      >
        <FieldFrame optional label={t('prices.filter')} hint={t('prices.filterHint')}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="search"
              name="search"
              value={filter.typed}
              maxLength={SEARCH_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => filter.type(event.target.value)}
              onBlur={filter.settle}
            />
          )}
        </FieldFrame>
      </form>
    </search>
  );
};
