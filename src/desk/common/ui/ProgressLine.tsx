import styles from './ProgressLine.module.css';

export interface ProgressLineProps {
  /** What is being done, for who does not see the bar. */
  label: string;
  /** From 0 to 1; without it how far it has come is not known. */
  share?: number;
  /** How far it has come, in words beside the bar; the bar itself says a share. */
  children: string;
}

/** How far something has come that takes its time. */
export const ProgressLine = ({ label, share, children }: ProgressLineProps) => (
  <div className={styles.line}>
    <progress className={styles.bar} aria-label={label} max={1} value={share} />
    <span aria-hidden={share !== undefined}>{children}</span>
  </div>
);
