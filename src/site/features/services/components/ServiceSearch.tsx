import { useRef } from 'react';
import { usePaths } from '../../../../shared/config/usePaths';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { useAdoptTyped } from '../../../../shared/ui/forms/hooks/useAdoptTyped';
import type { ServiceSearch as Search } from '../hooks/useServiceSearch';
import { SEARCH_LENGTH, type ServiceFilters } from '../lib/servicesUrl';

export interface ServiceSearchProps {
  search: Search;
  filters: ServiceFilters;
}

/** Without JavaScript it is a form that asks for the page again, with the search in its address. */
export const ServiceSearch = ({ search, filters }: ServiceSearchProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const input = useRef<HTMLInputElement>(null);
  useAdoptTyped(input, search.typed, search.type);
  return (
    <search>
      <form
        action={paths.services()}
        onSubmit={(event) => {
          event.preventDefault();
          search.settle();
        }}
      >
        {filters.category > 0 && <input type="hidden" name="category" value={filters.category} />}
        {filters.page > 1 && <input type="hidden" name="page" value={filters.page} />}
        <FieldFrame optional label={t('services.search')}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="search"
              name="search"
              value={search.typed}
              placeholder={t('services.searchHint')}
              maxLength={SEARCH_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => search.type(event.target.value)}
              onBlur={search.settle}
            />
          )}
        </FieldFrame>
      </form>
    </search>
  );
};
