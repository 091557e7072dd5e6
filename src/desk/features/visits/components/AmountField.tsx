import { useContext, useId, useRef, useState } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { SessionContext } from '#desk/common/hooks/useSession';
import { readDraft, saveDraft } from '#shared/drafts/tabDrafts';
import { classNames } from '#shared/ui/lib/classNames';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { type Settled, useUnsavedField } from '../hooks/useVisit';
import { type Amount, amountOf } from '../lib/amounts';
import styles from './AmountField.module.css';

interface Unsaved<Stored> {
  text: string;
  begun: Stored;
}

interface Typed<Stored> {
  text: string | null;
  type: (text: string) => void;
  drop: () => void;
  save: (text: string, send: (begun: Stored) => Promise<boolean>) => Promise<boolean>;
}

/** Unsaved input with its base value, to detect conflicts. With a draft name both survive a reload. */
export const useTyped = <Stored,>(stored: Stored, draft: string | undefined): Typed<Stored> => {
  const me = useContext(SessionContext)?.id ?? 0;
  const [typed, setTyped] = useState<Unsaved<Stored> | null>(
    () => JSON.parse((draft && readDraft(me, draft)) || 'null') as Unsaved<Stored> | null,
  );
  const latest = useRef(typed);
  const underWay = useRef<Stored[]>([]);
  const set = (next: Unsaved<Stored> | null) => {
    latest.current = next;
    setTyped(next);
    if (draft) saveDraft(me, draft, next ? JSON.stringify(next) : '');
  };
  // While this field is saving, a new stored value is its result, not a conflict.
  const begun = () => (latest.current && underWay.current.length === 0 ? latest.current.begun : stored);
  return {
    text: typed?.text ?? null,
    type: (text) => set({ text, begun: begun() }),
    drop: () => set(null),
    save: async (text, send) => {
      const from = begun();
      set({ text, begun: from });
      underWay.current.push(from);
      const isSaved = await send(from);
      const [first = from] = underWay.current.splice(0, 1);
      if (isSaved) {
        if (latest.current?.text === text) set(null);
      } else if (underWay.current.length > 0) underWay.current[0] = first;
      else if (latest.current) set({ ...latest.current, begun: first });
      return isSaved;
    },
  };
};

interface AmountFieldProps<Stored = number | null> {
  label: string;
  amount: Amount;
  value: number | null;
  stored?: Stored;
  /** Called on blur with the base value `begun`. Resolves to false if it was not saved: the field keeps the text. */
  onCommit: (value: number | null, begun: Stored) => Promise<boolean>;
  unit?: string | undefined;
  tooMuch?: string | undefined;
  isLabelHidden?: boolean;
  step?: number;
  optional?: boolean;
  /** In a form with a submit button `onCommit` is called on every input, with null if it is invalid. */
  isInForm?: boolean;
  draft?: string;
}

export const AmountField = <Stored = number | null>(props: AmountFieldProps<Stored>) => {
  const {
    label,
    amount,
    value,
    stored = value as Stored,
    onCommit,
    unit,
    tooMuch,
    isLabelHidden = false,
    step,
    optional = false,
    isInForm = false,
    draft,
  } = props;
  const t = useDeskTexts();
  const id = useId();
  const typed = useTyped(stored, draft);
  const [problem, setProblem] = useState<'wrong' | 'tooMuch' | 'unsaved' | null>(
    typed.text === null ? null : 'unsaved',
  );
  /** Pending save. A conflict dialog takes focus, and that blur must not save again. */
  const saving = useRef<{ value: number | null; saved: Promise<boolean> } | null>(null);
  const text = typed.text ?? (value === null ? '' : amount.write(value));
  const commit = async (next: number | null): Promise<boolean> => {
    setProblem(null);
    if (next === value) {
      typed.drop();
      return true;
    }
    const saved = typed.save(next === null ? '' : amount.write(next), (begun) => onCommit(next, begun));
    const underWay = { value: next, saved };
    saving.current = underWay;
    const isSaved = await saved;
    if (saving.current === underWay) saving.current = null;
    if (!isSaved) setProblem('unsaved');
    return isSaved;
  };
  const settle = async (): Promise<Settled> => {
    if (typed.text === null) return 'saved';
    const isEmptied = optional && text.trim() === '';
    const next = isEmptied ? null : amountOf(amount, text);
    if (next === null && !isEmptied) {
      setProblem((amount.read(text) ?? 0) > amount.max && tooMuch ? 'tooMuch' : 'wrong');
      return 'wrong';
    }
    const saved = saving.current?.value === next ? saving.current.saved : commit(next);
    return (await saved) ? 'saved' : 'unsaved';
  };
  useUnsavedField(draft, typed.text === null ? null : settle);
  const stepBy = (by: number) => {
    const from = amountOf(amount, text);
    if (from === null) return;
    const next = from + by;
    // Ignores a step beyond the limits: clamping would change the value by less than the labelled step.
    if (next >= amount.min && next <= amount.max) void commit(next);
  };
  const current = amountOf(amount, text) ?? amount.min;
  const input = (
    <input
      id={id}
      className={styles.input}
      inputMode={amount.isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={16}
      value={text}
      aria-describedby={problem ? `${id}problem` : undefined}
      aria-invalid={problem === 'wrong' || problem === 'tooMuch' || undefined}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => {
        const isAtEnd = target.selectionEnd === target.value.length;
        const next = isAtEnd ? amount.assist(target.value) : target.value;
        typed.type(next);
        setProblem(null);
        if (isInForm) void onCommit(amountOf(amount, next), stored);
      }}
      onBlur={() => void settle()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          if (!isInForm) event.preventDefault();
          void settle();
        }
        if (event.key === 'Escape') {
          typed.drop();
          setProblem(null);
        }
        if (step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        stepBy(event.key === 'ArrowUp' ? step : -step);
      }}
    />
  );
  const button = (by: number, sign: string, name: string) => (
    <button
      type="button"
      className={styles.step}
      aria-label={name}
      aria-disabled={current + by < amount.min || current + by > amount.max || undefined}
      onClick={() => stepBy(by)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={classNames(styles.frame, problem && styles.wrong)}>
        {step !== undefined && button(-step, '−', t('amount.less', { name: label }))}
        {input}
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
        {step !== undefined && button(step, '+', t('amount.more', { name: label }))}
      </span>
      <span
        id={`${id}problem`}
        className={styles.problem}
        aria-live="polite"
      >{`${problem === 'unsaved' ? t('amount.unsaved') : ''}${problem === 'tooMuch' ? tooMuch : ''}${problem === 'wrong' ? t('amount.wrong', { least: amount.write(amount.min), most: amount.write(amount.max) }) : ''}`}</span>
    </div>
  );
};
