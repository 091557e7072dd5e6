import { phoneForWire } from '#contract/rules/phone';
import styles from './StepForm.module.css';

/** Tells password managers whose password it is; nobody sees or reaches it. */
export const UsernameField = ({ phone }: { phone: string }) => (
  <input
    className={styles.username}
    type="text"
    name="username"
    autoComplete="username"
    value={phoneForWire(phone)}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
