import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton';
import styles from './Calendar.module.css';

export interface CalendarTurnProps {
  labels: { previous: string; next: string };
  /** Undefined where there is no further page. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Which month it is. */
  children: ReactNode;
}

/** The header of a calendar: the month between the buttons that turn its pages. */
export const CalendarTurn = ({ labels, onPrevious, onNext, children }: CalendarTurnProps) => (
  <div className={styles.header}>
    <IconButton
      className={styles.previous}
      icon="chevron"
      label={labels.previous}
      aria-disabled={!onPrevious}
      onClick={onPrevious}
    />
    {children}
    <IconButton className={styles.next} icon="chevron" label={labels.next} aria-disabled={!onNext} onClick={onNext} />
  </div>
);
