import { useGetOwnEnquiriesQuery } from '#api/generated/enquiries';
import { isNotFound } from '#api/problem';
import type { OwnEnquiry } from '#contract/enquiries';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { EnquiryCard } from './EnquiryCard';
import styles from './Tracking.module.css';

/** Refetches on mount, because tracking links expire. */
export const OwnEnquiries = ({ userId }: { userId: number }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const query = useGetOwnEnquiriesQuery({ lang, userId }, { refetchOnMountOrArgChange: true });
  const none = (
    <div className={styles.enquiry}>
      <strong>{t('track.none')}</strong>
      <p>{t('track.noneText')}</p>
    </div>
  );
  // Other API servers lack this call.
  if (isNotFound(query.error)) return none;
  return (
    <QueryBlock<OwnEnquiry[]> query={query} empty={none} placeholder={<Skeleton className={styles.waiting} />}>
      {(enquiries) => (
        <ul className={styles.list}>
          {enquiries.map((enquiry) => (
            <li key={enquiry.reference}>
              <EnquiryCard enquiry={enquiry}>
                <p className={styles.text}>{enquiry.text}</p>
              </EnquiryCard>
            </li>
          ))}
        </ul>
      )}
    </QueryBlock>
  );
};
