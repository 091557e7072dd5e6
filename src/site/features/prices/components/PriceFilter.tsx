import { useRef } from 'react';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useAdoptTyped } from '#shared/ui/forms/hooks/useAdoptTyped';
import type { PriceSearch } from '../hooks/usePriceSearch';
import { SEARCH_LENGTH } from '../lib/priceGroups';

/** Without JavaScript it is a form that asks for the page again, with the search in its address. */
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
