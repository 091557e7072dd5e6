import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSearchDeskQuery } from '#api/desk/generated/search';
import { DESK_SEARCH_MAX_LENGTH, DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import type { DeskSearchGroup, DeskSearchHit, DeskSearchResults } from '#contract/search';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { Modal } from '#shared/ui/overlays/Modal';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useDebounced } from '../../common/hooks/useDebounced';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { focusAtFirst } from '../../common/lib/focusAtFirst';
import { formatMoment } from '../../common/lib/moments';
import styles from './SearchModal.module.css';
import { pathOfAll, pathOfHit, stateWords } from './searchTargets';

interface Option {
  kind: DeskSearchGroup['kind'];
  /** Null: the option that opens the whole list. */
  hit: DeskSearchHit | null;
  to: string;
}

const optionsOf = ({ groups }: DeskSearchResults, q: string): Option[] =>
  groups.flatMap(({ kind, hits, has_more: hasMore }) => [
    ...hits.map((hit) => ({ kind, hit, to: pathOfHit(kind, hit) })),
    ...(hasMore ? [{ kind, hit: null, to: pathOfAll(kind, q) }] : []),
  ]);

const HitLine = ({ kind, hit }: { kind: Option['kind']; hit: DeskSearchHit }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { title, phone, car, plate, reference, at, branch } = hit;
  const [first, ...rest] = [title, car, plate].filter(Boolean);
  return (
    <>
      <span className={styles.title}>
        <b>{first ?? reference}</b>
        {phone && <span>{formatPhone(phone)}</span>}
      </span>
      <span className={styles.facts}>
        {[...rest, first && reference, stateWords(kind, hit, t), at && formatMoment(at, language), branch?.name]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};

interface ResultsProps {
  results: DeskSearchResults;
  options: readonly Option[];
  active: number;
  id: string;
  onPick: (option: Option) => void;
}

const Results = ({ results, options, active, id, onPick }: ResultsProps) => {
  const t = useDeskTexts();
  return (
    <div role="listbox" id={id} className={styles.results} aria-label={t('finder.results')}>
      {results.groups.map(({ kind }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <div id={`${id}-${kind}`} className={styles.kind} role="presentation">
            {t(`finder.kind_${kind}`)}
          </div>
          {options.map((option, index) =>
            option.kind === kind ? (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
              <div
                key={option.to}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                onClick={() => onPick(option)}
              >
                {option.hit ? <HitLine kind={kind} hit={option.hit} /> : t('finder.all')}
              </div>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
};

const Search = ({ onClose }: { onClose: () => void }) => {
  const t = useDeskTexts();
  const may = useMay();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState({ q: '', index: 0 });
  const q = typed.trim();
  const rested = useDebounced(q);
  const isAsked = rested.length >= DESK_SEARCH_MIN_LENGTH;
  const query = useSearchDeskQuery({ q: rested }, { skip: !isAsked, refetchOnMountOrArgChange: true });
  const isCurrent = q === rested;
  // The answer of an older query is never shown under a newer one.
  const results = isCurrent && isAsked ? query.currentData : undefined;
  const options = results ? optionsOf(results, q) : [];
  const active = chosen.q === q ? Math.min(chosen.index, options.length - 1) : 0;
  useEffect(() => {
    document.getElementById(`${id}-list-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const pick = ({ to }: Option) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = options[active];
    if (event.key === 'Enter' && option) {
      event.preventDefault();
      pick(option);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setChosen({ q, index: (active + step + options.length) % options.length });
  };
  const counts = results?.groups.map(({ kind, hits, has_more: hasMore }) =>
    t('finder.count', { kind: t(`finder.kind_${kind}`), count: `${hits.length}${hasMore ? '+' : ''}` }),
  );
  return (
    <div ref={focusAtFirst} className={styles.search}>
      <input
        type="search"
        role="combobox"
        className={styles.input}
        aria-label={t('finder.label')}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${id}-list-${active}` : undefined}
        placeholder={t(may('read customers') ? 'finder.placeholder' : 'finder.placeholderWork')}
        value={typed}
        maxLength={DESK_SEARCH_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {q.length < DESK_SEARCH_MIN_LENGTH ? (
        <p className={styles.quiet}>{t('finder.hint')}</p>
      ) : (
        <QueryBlock
          query={{ ...query, currentData: results, isError: isCurrent && query.isError }}
          placeholder={<SkeletonText lines={6} />}
          isEmpty={() => options.length === 0}
          empty={<p className={styles.quiet}>{t('finder.nothing')}</p>}
        >
          {(found) => <Results results={found} options={options} active={active} id={`${id}-list`} onPick={pick} />}
        </QueryBlock>
      )}
      <VisuallyHidden>
        <span role="status">{results && (counts?.length ? counts.join(', ') : t('finder.nothing'))}</span>
      </VisuallyHidden>
    </div>
  );
};

export const SearchModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useDeskTexts();
  return (
    <Modal open={open} onClose={onClose} title={t('finder.title')} wide>
      <Search onClose={onClose} />
    </Modal>
  );
};
