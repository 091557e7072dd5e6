import type { EnquiryStatus } from '#contract/enquiries';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './StatusMark.module.css';

/** How far an enquiry has come: a word, and a shape before it. */
export const StatusMark = ({ status }: { status: EnquiryStatus }) => {
  const t = useDeskTexts();
  return (
    <span className={styles.mark} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
};
