import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { codeOf, detailOf, failureKey } from '../lib/problems';
import { branchPhoneLink } from './branchPhoneLink';
import styles from './Details.module.css';

/** Why nothing was booked, beside the button; a phone that is not booked on line with whom to call. */
export const BookProblem = ({ problem }: { problem: unknown }) => {
  const { t } = useTranslation();
  const words = () => {
    if (codeOf(problem) === 'phone_not_verified') return t('signIn.codeUsed');
    // It was booked in another tab, or given up.
    if (codeOf(problem) === 'not_found') return t('booking.holdGone');
    return detailOf(problem) ?? t(failureKey(problem));
  };
  return (
    <div role="alert" className={styles.problem}>
      {Boolean(problem) && (
        <Notice tone="danger" action={branchPhoneLink(problem)}>
          {words()}
        </Notice>
      )}
    </div>
  );
};
