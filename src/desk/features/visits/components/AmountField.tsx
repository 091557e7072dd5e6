import { useContext, useId, useRef, useState } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { SessionContext } from '#desk/common/hooks/useSession';
import { keepDraft, readDraft } from '#shared/drafts/tabDrafts';
import { classNames } from '#shared/ui/lib/classNames';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { type Settled, useUnsavedField } from '../hooks/useVisit';
import { type Amount, amountOf } from '../lib/amounts';
import styles from './AmountField.module.css';

/** `begun`: what was stored when somebody began to type. */
interface Unsaved<Stored> {
  text: string;
  begun: Stored;
}

interface Typed<Stored> {
  /** What stands in the field and is not saved; null: what is stored. */
  text: string | null;
  type: (text: string) => void;
  /** What was typed is given up. */
  drop: () => void;
  /** `send` hears what was stored when the typing began; true: nothing is left to be saved. */
  save: (text: string, send: (begun: Stored) => Promise<boolean>) => Promise<boolean>;
}

/**
 * What is typed over something stored, which somebody else may change meanwhile: until it is saved it knows what it was begun from. With a
 * draft's name a reload leaves both.
 */
export const useTyped = <Stored,>(stored: Stored, draft: string | undefined): Typed<Stored> => {
  const me = useContext(SessionContext)?.id ?? 0;
  const [typed, setTyped] = useState<Unsaved<Stored> | null>(
    () => JSON.parse((draft && readDraft(me, draft)) || 'null') as Unsaved<Stored> | null,
  );
  // The same for whoever comes back from a save.
  const latest = useRef(typed);
  /** What each save that is under way was begun from. */
  const underWay = useRef<Stored[]>([]);
  const set = (next: Unsaved<Stored> | null) => {
    latest.current = next;
    setTyped(next);
    if (draft) keepDraft(me, draft, next ? JSON.stringify(next) : '');
  };
  // Whatever stands there while one's own save is under way is one's own.
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
  /** Null: nothing stands there. */
  value: number | null;
  /** All that is stored, where the value is a part of it. */
  stored?: Stored;
  /** It was typed and left; `begun` is what was stored when the typing began. False: it was not saved, and stays in the field. */
  onCommit: (value: number | null, begun: Stored) => Promise<boolean>;
  unit?: string | undefined;
  /** Why there can be no more than the most. */
  tooMuch?: string | undefined;
  /** What those hear who do not see what it stands beside. */
  isLabelHidden?: boolean;
  /** A step by buttons and arrows; without it there are none. */
  step?: number;
  optional?: boolean;
  /** In a form that is sent as a whole what is typed counts at once; null while it is no such number. */
  isInForm?: boolean;
  /** Whose unsaved text it is: a reload leaves it in the field. */
  draft?: string;
}

/** A number of money, pieces or kilometres. What is typed stays until it is saved, and what is no such number stays in sight. */
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
  /** Of what is under way: a question about it takes the focus, and leaving the field is no second wish. */
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
    // Below the least there is still something: half a litre is not nothing.
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
          // A form that is sent as a whole is sent by it.
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
