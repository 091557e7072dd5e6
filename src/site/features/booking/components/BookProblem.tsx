import { isApiProblem, isServerFault } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';

import styles from './Details.module.css';

export const alternativesOf = (problem: unknown): string[] | null => {
  if (!isApiProblem(problem) || problem.code !== 'time_gone') return null;
  const { neighbours } = problem.reply ?? {};
  return Array.isArray(neighbours)
    ? neighbours.filter((time): time is string => typeof time === 'string' && !Number.isNaN(Date.parse(time)))
    : [];
};

export const isStale = (problem: unknown): boolean =>
  isApiProblem(problem) && (problem.status === 409 || problem.status === 404) && problem.code !== 'time_gone';

const BY_PHONE: readonly unknown[] = ['phone_blocked', 'too_many_holds', 'too_many_bookings_today'];

export const branchPhoneOf = (problem: unknown): string | null => {
  if (!isApiProblem(problem) || !BY_PHONE.includes(problem.code)) return null;
  const phone = problem.reply?.branch_phone;
  return typeof phone === 'string' && phone !== '' ? phone : null;
};

/** True if the server may have booked although no reply arrived. A retry then reuses the idempotency key. */
export const isUnanswered = (problem: unknown): boolean =>
  !isApiProblem(problem) || ['offline', 'timeout', 'server'].includes(problem.kind);

/** True if this request was not processed. An earlier request with the same idempotency key may have been. */
export const isNotProcessed = (problem: unknown): boolean =>
  isApiProblem(problem) && ['tooMany', 'cancelled'].includes(problem.kind);

export const isUndecided = (problem: unknown): boolean => isUnanswered(problem) || isNotProcessed(problem);

export const codeOf = (problem: unknown): string | undefined => (isApiProblem(problem) ? problem.code : undefined);

export const detailOf = (problem: unknown): string | undefined =>
  isApiProblem(problem) && !isUnanswered(problem) ? problem.detail : undefined;

export const failureKey = (problem: unknown) => {
  if (isServerFault(problem)) return 'booking.serverBroken';
  return isUnanswered(problem) ? 'booking.noAnswer' : 'booking.failed';
};

export const BookProblem = ({ problem }: { problem: unknown }) => {
  const { t } = useTranslation();
  const words = () => {
    if (codeOf(problem) === 'phone_not_verified') return t('signIn.codeUsed');
    // The hold has expired, was released, or was booked in another tab.
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
