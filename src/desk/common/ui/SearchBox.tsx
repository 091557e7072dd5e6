import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { readDraft, saveDraft } from '#shared/drafts/tabDrafts';
import { Icon } from '#shared/ui/media/Icon';
import styles from './SearchBox.module.css';

/** Text state that survives a reload as a draft. `first` is the value without a draft. */
export const useDraftText = (person: number, draft: string, first = ''): [string, (text: string) => void] => {
  const [text, setText] = useState(() => readDraft(person, draft) || first);
  return [
    text,
    (next) => {
      setText(next);
      saveDraft(person, draft, next === first ? '' : next);
    },
  ];
};

const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export const SearchBox = ({ label, placeholder, value, onSearch, ref }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== typed.trim()) setTyped(value);
  }
  const wanted = typed.trim();
  const search = useEffectEvent(() => onSearch(wanted));
  // A search would cancel a pending navigation to a result.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (wanted === value || isLeaving) return undefined;
    const timer = setTimeout(() => search(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, value, isLeaving]);
  return (
    <div role="search" className={styles.box}>
      <Icon name="search" size={20} className={styles.icon} />
      <input
        ref={ref}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
};
