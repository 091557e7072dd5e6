import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { getSearchSuggestions } from '#api/generated/search';
import { SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import type { SearchHit } from '#contract/search';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { searchField as ru } from '#shared/i18n/ru/searchField';
import { searchField as uz } from '#shared/i18n/uz/searchField';
import { cleanSearch } from '#shared/lib/address';
import { containsFuzzy } from '#shared/lib/fuzzyText';
import { useAppDispatch } from '#shared/store/appStore';
import { IconButton } from '#shared/ui/actions/IconButton';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { Marked } from './Marked';
import styles from './SearchCombobox.module.css';
import { hrefOfHit } from './searchUrl';

export interface Suggestions {
  hits: SearchHit[];
  count: number | undefined;
}

interface Answer extends Suggestions {
  lang: Language;
  search: string;
}

const MIN_LETTERS = 2;

/**
 * Returns suggestions for at least two letters. While they load, returns the previous ones that still match, or null.
 */
export const useSuggestions = (lang: Language, typed: string): Suggestions | null => {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const search = cleanSearch(typed, SEARCH_MAX_LENGTH);
  const isAsked = Array.from(search).length >= MIN_LETTERS;

  useEffect(() => {
    if (!isAsked) return undefined;
    const call = dispatch(getSearchSuggestions.initiate({ lang, search }, { subscribe: false }));
    let isWanted = true;
    void call.then(({ data }) => {
      if (isWanted) setAnswer(data ? { ...data, lang, search } : null);
    });
    return () => {
      isWanted = false;
      call.abort();
    };
  }, [dispatch, lang, search, isAsked]);

  if (!isAsked || answer?.lang !== lang) return null;
  if (answer.search === search) return answer;
  const hits = answer.hits.filter(({ title }) => containsFuzzy(title.text, search));
  return hits.length > 0 ? { hits, count: undefined } : null;
};

const TEXTS = { ru, uz };

type Item = SearchHit | 'all';

export interface SearchComboboxProps {
  typedAhead: string;
  onClose: () => void;
  onLeave: (typed: string) => void;
}

const SearchCombobox = ({ typedAhead, onClose, onLeave }: SearchComboboxProps) => {
  const lang = useLanguage();
  const texts = TEXTS[lang];
  const paths = usePaths({ home: '' });
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(typedAhead);
  const suggestions = useSuggestions(lang, typed);
  const hits = suggestions?.hits ?? [];
  const items: Item[] = hits.length > 0 ? [...hits, 'all'] : [];
  const toAll = () => paths.search({ search: cleanSearch(typed, SEARCH_MAX_LENGTH) });

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  useEffect(() => {
    const place = form.current?.parentElement;
    const leaves = (target: EventTarget | null) => target instanceof Node && !place?.contains(target);
    const press = ({ target }: PointerEvent) => leaves(target) && onLeave(typed);
    const focusOut = ({ relatedTarget }: FocusEvent) => leaves(relatedTarget) && onLeave(typed);
    document.addEventListener('pointerdown', press);
    place?.addEventListener('focusout', focusOut);
    return () => {
      document.removeEventListener('pointerdown', press);
      place?.removeEventListener('focusout', focusOut);
    };
  }, [typed, onLeave]);

  const leave = (to: string) => {
    onClose();
    void navigate(to);
  };
  const combobox = useCombobox<Item>({
    id,
    items,
    inputValue: typed,
    selectedItem: null,
    itemToString: (item) => (item === null || item === 'all' ? typed : item.title.text),
    itemToKey: (item) => (item === null || item === 'all' ? item : `${item.kind} ${item.id}`),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) leave(selectedItem === 'all' ? toAll() : hrefOfHit(paths, selectedItem));
    },
    // Selecting a suggestion navigates and must not change the text.
    stateReducer: (_, { changes }) => ({ ...changes, inputValue: typed }),
  });

  return (
    <form
      ref={form}
      role="search"
      className={styles.form}
      action={paths.search()}
      onSubmit={(event) => {
        event.preventDefault();
        leave(toAll());
      }}
    >
      <label className={styles.label} {...combobox.getLabelProps()}>
        {texts.label}
      </label>
      <Icon name="search" size={20} className={styles.sign} />
      <input
        {...combobox.getInputProps({
          className: styles.input,
          name: 'search',
          type: 'search',
          placeholder: texts.hint,
          maxLength: SEARCH_MAX_LENGTH,
          autoComplete: 'off',
          autoCapitalize: 'none',
          enterKeyHint: 'search',
          onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
          onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
            // Downshift prevents the default action of Enter, but without a highlighted suggestion the form must be
            // submitted.
            const isChoosing = combobox.isOpen && combobox.highlightedIndex >= 0;
            if (event.key === 'Enter' && !isChoosing)
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
            if (event.key === 'Escape' && (!combobox.isOpen || items.length === 0)) onClose();
          },
        })}
      />
      <IconButton icon="close" label={texts.close} onClick={onClose} />
      <ul
        {...combobox.getMenuProps({
          className: styles.menu,
          hidden: !combobox.isOpen || items.length === 0,
        })}
      >
        {combobox.isOpen &&
          items.map((item, index) => (
            <li
              key={item === 'all' ? item : `${item.kind} ${item.id}`}
              {...combobox.getItemProps({
                item,
                index,
                className: classNames(styles.option, combobox.highlightedIndex === index && styles.highlighted),
              })}
            >
              {item === 'all' ? (
                <>
                  <strong>{texts.all}</strong>
                  <span className={styles.kind}>{suggestions?.count}</span>
                </>
              ) : (
                <>
                  <span className={styles.name}>
                    <Marked {...item.title} />
                  </span>
                  <span className={styles.kind}>{texts[item.kind]}</span>
                </>
              )}
            </li>
          ))}
      </ul>
      <p className={styles.none} role="status" hidden={!suggestions || items.length > 0}>
        {suggestions && items.length === 0 ? texts.none : ''}
      </p>
    </form>
  );
};

export default SearchCombobox;
