import { isApiProblem, isServerFault } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';

import styles from './Details.module.css';

/** The free times that a refusal offers in place of one that is gone; null where it says something else. */
export const neighboursOf = (problem: unknown): string[] | null => {
  if (!isApiProblem(problem) || problem.code !== 'time_gone') return null;
  const { neighbours } = problem.reply ?? {};
  return Array.isArray(neighbours)
    ? neighbours.filter((time): time is string => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
    : [];
};

/** A refusal of the booking itself, and not of a time: it was changed elsewhere, or its cut-off has passed. */
export const isStale = (problem: unknown): boolean =>
  isApiProblem(problem) && (problem.status === 409 || problem.status === 404) && problem.code !== 'time_gone';

const BY_PHONE: readonly unknown[] = ['phone_blocked', 'too_many_holds', 'too_many_bookings_today'];

/** The branch that is to be called where nothing more is booked on line. */
export const branchPhoneOf = (problem: unknown): string | null => {
  if (!isApiProblem(problem) || !BY_PHONE.includes(problem.code)) return null;
  const phone = problem.reply?.branch_phone;
  return typeof phone === 'string' && phone !== '' ? phone : null;
};

/** Nobody of ours has said what came of it: it may have arrived, and is sent again as the same. */
export const isUnanswered = (problem: unknown): boolean =>
  !isApiProblem(problem) || ['offline', 'timeout', 'server'].includes(problem.kind);

/** Refused before anybody looked at it: what was sent earlier may still have arrived. */
export const isTurnedAway = (problem: unknown): boolean =>
  isApiProblem(problem) && ['tooMany', 'cancelled'].includes(problem.kind);

/** Whether it was booked is as open as before it was asked. */
export const isUndecided = (problem: unknown): boolean => isUnanswered(problem) || isTurnedAway(problem);

export const codeOf = (problem: unknown): string | undefined => (isApiProblem(problem) ? problem.code : undefined);

/** What the server said of it, in the visitor's language. */
export const detailOf = (problem: unknown): string | undefined =>
  isApiProblem(problem) && !isUnanswered(problem) ? problem.detail : undefined;

/** The text for a refusal without words of its own. */
export const failureKey = (problem: unknown) => {
  if (isServerFault(problem)) return 'booking.serverBroken';
  return isUnanswered(problem) ? 'booking.noAnswer' : 'booking.failed';
};

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

/** The phone of the branch that a refusal names; null without one. */
export const branchPhoneLink = (problem: unknown) => {
  const phone = branchPhoneOf(problem);
  return (
    phone && (
      <a className={styles.phone} href={telHref(phone)}>
        {formatPhone(phone)}
      </a>
    )
  );
};
