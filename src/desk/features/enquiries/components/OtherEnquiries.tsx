import type { Enquiry } from '../../../../../contract/desk/enquiries';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Link } from '../../../../shared/ui/actions/Link';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { deskPaths } from '../../../common/lib/deskPaths';
import { formatMoment } from '../../../common/lib/moments';
import { Part } from '../../../common/ui/Part';
import styles from './Small.module.css';
import { StatusMark } from './StatusMark';

export interface OtherEnquiriesProps {
  title: string;
  none: string;
  enquiries: Enquiry['others'];
}

/** What else one number has asked. */
export const OtherEnquiries = ({ title, none, enquiries }: OtherEnquiriesProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <Part title={title}>
      {enquiries.length === 0 ? (
        <p className={styles.quiet}>{none}</p>
      ) : (
        <ul className={styles.lines}>
          {enquiries.map(({ id, reference, status, section, created_at: at }) => (
            <li key={id}>
              <Link className={styles.line} to={deskPaths.enquiry(id, { status: 'all' })}>
                <span className={styles.reference}>{reference}</span>
                <StatusMark status={status} />
                <span className={styles.quiet}>
                  {t(`section.${section}`)} · {formatMoment(at, language)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
};
