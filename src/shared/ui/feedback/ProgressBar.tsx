import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/** Progress bar that appears during client-side navigation. */
export const ProgressBar = () => {
  const waiting = useNavigation().state !== 'idle';
  return <div className={styles.track}>{waiting && <div className={styles.bar} data-testid="progress" />}</div>;
};
