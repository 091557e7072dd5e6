import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import { type AddressFrom, useAddress } from '../../config/hooks/useAddress';
import { cleanSearch } from '../../lib/address';
import { FieldFrame } from '../forms/FieldFrame';
import { useAdoptTyped } from '../forms/useTypedText';

/** Debounce of address updates, because each update is a navigation. */
const DEBOUNCE_MS = 300;
const TYPED = { typed: true } as const;

const isTyped = (state: unknown): boolean => typeof state === 'object' && state !== null && 'typed' in state;

interface ListSearchState {
  typed: string;
  type: (text: string) => void;
  settle: () => void;
}

/**
 * Synchronises a search field with the address, and replaces the history entry at each update. These updates do not
 * change the field, because the user may have typed more since.
 * @param toSearch must be the same function in every render
 */
export const useListSearch = (search: string, toSearch: (search: string) => AddressFrom): ListSearchState => {
  const { state } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isNavigating = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const { current } = useAddress();
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  if (search !== lastSearch) {
    setLastSearch(search);
    if (!(isReplaced && isTyped(state))) setTyped(search);
  }

  const query = cleanSearch(typed, SEARCH_MAX_LENGTH);
  // Updating the address would cancel a pending navigation, for example to the next page.
  const isOutdated = query !== search && !isNavigating;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = () =>
    void navigate(toSearch(query)(current()), { replace: true, preventScrollReset: true, state: TYPED });
  const settle = () => {
    // Otherwise the timer could revert a navigation by the click that took focus, before React has rendered it.
    clearTimeout(timer.current);
    if (isOutdated) follow();
  };
  useEffect(() => {
    if (!isOutdated) return undefined;
    timer.current = setTimeout(follow, DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- `follow` is new in every render and depends only on `query`
  }, [isOutdated, query]);

  return { typed, type: setTyped, settle };
};

interface ListSearchProps {
  search: ListSearchState;
  label: string;
  hint: string;
  action: string;
  filters: Readonly<Record<string, string | number>>;
}

/** Without JavaScript this is a GET form. */
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
