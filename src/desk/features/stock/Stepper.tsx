import { useId, useState } from 'react';
import { STOCK_MAX } from '#contract/rules/deskLimits';
import type { StockAt, StockCount } from '#contract/stock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import styles from './Stepper.module.css';
import { useOnHand } from './useOnHand';

export interface StepperProps {
  part: { id: number; name: string };
  at: StockAt;
  reason: StockCount['reason'];
  name: string;
}

interface Typed {
  text: string;
  begun: number;
  /** Whether another person has changed the count since typing began. Then only Enter may overwrite it. */
  isChanged: boolean;
}

export const Stepper = ({ part, at, reason, name }: StepperProps) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const { value, set } = useOnHand(part, at, reason);
  const [typed, setTyped] = useState<Typed | null>(null);
  const noteId = useId();
  const least = at.reserved;
  const isRight = (number: number) => number >= least && number <= STOCK_MAX;
  const step = (by: number) => {
    setTyped(null);
    if (isRight(value + by)) set(value + by);
  };
  const settle = () => {
    if (typed === null) return;
    const { text, begun } = typed;
    setTyped(null);
    const number = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    const onChanged = (now: number) => setTyped((later) => later ?? { text, begun: now, isChanged: true });
    if (isRight(number)) set(number, { seen: begun, onChanged });
    else dispatch(toastShown({ tone: 'failed', text: t('stock.wrong', { least, most: STOCK_MAX }) }));
  };
  const isChanged = typed?.isChanged ?? false;
  return (
    <div className={styles.field}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('stock.less', { name })}
          aria-disabled={value <= least || undefined}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          className={styles.number}
          aria-label={t('stock.onHand', { name })}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={5}
          value={typed?.text ?? value}
          aria-describedby={isChanged ? noteId : undefined}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setTyped({ text: target.value, begun: typed?.begun ?? value, isChanged })}
          onBlur={() => {
            if (!isChanged) settle();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'Escape') setTyped(null);
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('stock.more', { name })}
          aria-disabled={value >= STOCK_MAX || undefined}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <p id={noteId} className={styles.note} aria-live="polite">
        {typed?.isChanged ? t('stock.changed', { now: typed.begun, typed: typed.text }) : null}
      </p>
    </div>
  );
};
