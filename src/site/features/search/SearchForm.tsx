import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { cleanSearch } from '#shared/lib/address';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  search: string;
}

export const SearchForm = ({ search }: SearchFormProps) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Only a change of the address, such as by the Back button, overwrites the input.
  const seen = useRef(search);
  useEffect(() => {
    if (input.current && seen.current !== search) input.current.value = search;
    seen.current = search;
  }, [search]);
  return (
    <form
      role="search"
      className={styles.form}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        const text = cleanSearch(input.current?.value ?? '', SEARCH_MAX_LENGTH);
        seen.current = text;
        // Hides the on-screen keyboard, which covers the results.
        input.current?.blur();
        void navigate(paths.search({ search: text }));
      }}
    >
      <FieldFrame optional label={t('search.label')}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="search"
            data-begins-here={search === '' || undefined}
            name="search"
            defaultValue={search}
            placeholder={t('search.hint')}
            maxLength={SEARCH_MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="primary">
        {t('search.find')}
      </Button>
    </form>
  );
};
