import type { EnquiryRef } from '#contract/enquiries';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { formatMoment } from '../lib/moments';
import { deskPaths } from '../lib/paths';
import { StatusMark } from './Mark';
import styles from './OtherEnquiries.module.css';

export interface OtherEnquiriesProps {
  none: string;
  enquiries: EnquiryRef[];
}

export const OtherEnquiries = ({ none, enquiries }: OtherEnquiriesProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  if (enquiries.length === 0) return <p className={styles.quiet}>{none}</p>;
  return (
    <ul className={styles.lines}>
      {enquiries.map(({ id, reference, status, section, created_at: at }) => (
        <li key={id}>
          <Link className={styles.line} to={deskPaths.enquiry(id, { status: 'all' })}>
            <span className={styles.reference}>{reference}</span>
            <StatusMark status={status} />
            <span className={styles.quiet}>{`${t(`section.${section}`)} · ${formatMoment(at, language)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
