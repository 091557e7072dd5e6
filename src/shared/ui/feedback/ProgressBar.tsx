import { useNavigation } from 'react-router';
import styles from './ProgressBar.module.css';

/** Progress line at the top during a pending navigation. A delay in its CSS hides it for short waits. */
export const ProgressBar = () => {
  const waiting = useNavigation().state !== 'idle';
  return <div className={styles.track}>{waiting && <div className={styles.bar} data-testid="progress" />}</div>;
};
