import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/**
 * A thin line along the top edge while a page change waits, or what `whileWaiting` was given. Short waits never show it (the delay is in
 * its style).
 */
export const ProgressBar = () => {
  const waiting = useNavigation().state !== 'idle';
  return <div className={styles.track}>{waiting && <div className={styles.bar} data-testid="progress" />}</div>;
};
