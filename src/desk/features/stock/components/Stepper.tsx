import { useState } from 'react';
import { STOCK_MAX } from '../../../../../contract/desk/limits';
import type { StockAt, StockCount } from '../../../../../contract/desk/stock';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import { useOnHand } from '../hooks/useOnHand';
import styles from './Stepper.module.css';

export interface StepperProps {
  part: { id: number; name: string };
  at: StockAt;
  reason: StockCount['reason'];
  /** What tells this one from the others on the screen: the part or the branch. */
  name: string;
}

/** How many there are: one more, one fewer, or typed. Each is saved at once. */
export const Stepper = ({ part, at, reason, name }: StepperProps) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const { value, set } = useOnHand(part, at, reason);
  const [typed, setTyped] = useState<string | null>(null);
  const least = at.reserved;
  const isRight = (number: number) => number >= least && number <= STOCK_MAX;
  const step = (by: number) => {
    if (isRight(value + by)) set(value + by);
  };
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    const number = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (isRight(number)) set(number);
    else dispatch(toastShown({ tone: 'failed', text: t('stock.wrong', { least, most: STOCK_MAX }) }));
  };
  return (
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
        value={typed ?? value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setTyped(null);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          setTyped(null);
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
  );
};
