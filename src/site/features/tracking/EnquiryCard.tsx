import type { ReactNode } from 'react';
import type { TrackedEnquiry } from '#contract/enquiries';
import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { webAddress } from '#shared/lib/webAddress';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './Tracking.module.css';

const TRACKING_TEXTS = {
  new: { status: 'track.isNew', step: 'track.stepNew' },
  in_work: { status: 'track.isInWork', step: 'track.stepInWork' },
  waiting: { status: 'track.isWaiting', step: 'track.stepWaiting' },
  done: { status: 'track.isDone', step: 'track.stepDone' },
  refused: { status: 'track.isRefused', step: 'track.stepRefused' },
} as const satisfies Record<TrackedEnquiry['status'], { status: string; step: string }>;

interface EnquiryCardProps {
  enquiry: TrackedEnquiry;
  children?: ReactNode;
}

export const EnquiryCard = ({ enquiry, children }: EnquiryCardProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { reference, status, created_at, branch } = enquiry;
  const texts = TRACKING_TEXTS[status];
  const sentAt = Date.parse(created_at);
  const follow = webAddress(enquiry.follow);
  return (
    <article className={styles.enquiry} aria-label={t('track.enquiry', { reference })}>
      <div className={styles.head}>
        <p className={styles.reference}>{unbroken(reference)}</p>
        <p className={styles.status}>{t(texts.status)}</p>
      </div>
      <p>{t(texts.step)}</p>
      {children}
      <p className={styles.quiet}>
        {!Number.isNaN(sentAt) && <span>{t('track.sent', { day: formatDate(dateAt(sentAt), lang) })}</span>}
        {branch && <span>{branch}</span>}
      </p>
      {follow && (
        <a className={styles.follow} href={follow} target="_blank" rel="noopener noreferrer">
          {t('track.follow')}
        </a>
      )}
    </article>
  );
};
