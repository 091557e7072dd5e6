import { useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import { FieldFrame } from '../forms/FieldFrame';
import { useAdoptTyped } from '../forms/hooks/useAdoptTyped';
import type { ListSearchState } from './hooks/useListSearch';

export interface ListSearchProps {
  search: ListSearchState;
  label: string;
  hint: string;
  /** Where the form asks for the page without a script. */
  action: string;
  /** The other filters, which stay. */
  filters: Readonly<Record<string, string | number>>;
}

/** The search box of a list. Without JavaScript it is a form that asks for the page again, with the search in its address. */
export const ListSearch = ({ search, label, hint, action, filters }: ListSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  useAdoptTyped(input, search.typed, search.type);
  return (
    <search>
      <form
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          search.settle();
        }}
      >
        {Object.entries(filters).map(
          ([name, value]) =>
            value !== '' && value !== 0 && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <FieldFrame optional label={label}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="search"
              name="search"
              value={search.typed}
              placeholder={hint}
              maxLength={SEARCH_MAX_LENGTH}
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
