import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import { type AddressFrom, useAddress } from '../../config/hooks/useAddress';
import { cleanSearch } from '../../lib/address';
import { FieldFrame } from '../forms/FieldFrame';
import { useAdoptTyped } from '../forms/useTypedText';

/** Typing rests for so long before the address follows: every key would be a navigation. */
const REST_MS = 300;
/** Marks the address changes that only follow the typing. */
const TYPED = { typed: true } as const;

const isTyped = (state: unknown): boolean => typeof state === 'object' && state !== null && 'typed' in state;

interface ListSearchState {
  /** What stands in the field. */
  typed: string;
  type: (text: string) => void;
  /** Brings the address up to date at once: on Enter, and when the field is left, before a link is followed. */
  settle: () => void;
}

/**
 * The address, and so the list, follows what is typed in one replaced entry. The field takes over what another navigation put into
 * the address (back, a link), and never what its own typing put there: by then more may have been typed.
 * @param search as the address names it
 * @param toSearch the list's address with another search, the same from one rendering to the next
 */
export const useListSearch = (search: string, toSearch: (search: string) => AddressFrom): ListSearchState => {
  const { state } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isNavigating = useNavigation().state !== 'idle';
  const navigate = useNavigate();
  const { current } = useAddress();
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (!(isReplaced && isTyped(state))) setTyped(search);
  }

  const wanted = cleanSearch(typed, SEARCH_MAX_LENGTH);
  // A navigation under way goes where the visitor wants to be: following the typing would call it off.
  const isBehind = wanted !== search && !isNavigating;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = () =>
    void navigate(toSearch(wanted)(current()), { replace: true, preventScrollReset: true, state: TYPED });
  const settle = () => {
    // Rendering lags behind the router: left running, the timer would go back on the click that took the focus.
    clearTimeout(timer.current);
    if (isBehind) follow();
  };
  useEffect(() => {
    if (!isBehind) return undefined;
    timer.current = setTimeout(follow, REST_MS);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- `follow` is new in every render and differs only by what is wanted
  }, [isBehind, wanted]);

  return { typed, type: setTyped, settle };
};

interface ListSearchProps {
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
