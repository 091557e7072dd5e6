import { formatWait } from '../../hooks/useSecondsLeft';
import styles from './Wait.module.css';

export interface WaitProps {
  label: string;
  seconds: number;
}

/** Countdown with a label. Screen readers do not announce each second. */
export const Wait = ({ label, seconds }: WaitProps) => (
  <span>
    <span>{`${label} `}</span>
    <span className={styles.timer} role="timer" aria-live="off">
      {formatWait(seconds)}
    </span>
  </span>
);
