import type { EnquiryCustomer } from '../../../../../contract/enquiries';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { Link } from '../../../../shared/ui/actions/Link';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useSession } from '../../../common/hooks/useSession';
import { deskPaths } from '../../../common/lib/deskPaths';
import { formatMoment } from '../../../common/lib/moments';
import { CarList } from '../../../common/ui/CarList';
import { Part } from '../../../common/ui/Part';
import styles from './Small.module.css';

/** Who asks, as far as the site knows them. */
export const CustomerPart = ({ customer }: { customer: EnquiryCustomer }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { role } = useSession();
  const { id, signed_in_at: signedIn, cars, name } = customer;
  if (id === null) {
    return (
      <Part title={t('enquiry.customer')}>
        <p className={styles.quiet}>{t(role === 'owner' ? 'enquiry.noCard' : 'enquiry.noCardHere')}</p>
      </Part>
    );
  }
  return (
    <Part title={t('enquiry.customer')} action={<Link to={deskPaths.customer(id)}>{t('enquiry.card')}</Link>}>
      <p>
        <span>{`${name} `}</span>
        <span
          className={styles.quiet}
        >{`· ${t('customers.seen')}: ${signedIn ? formatMoment(signedIn, language) : t('customers.never')}`}</span>
      </p>
      <CarList cars={cars} />
    </Part>
  );
};
