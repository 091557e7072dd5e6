import type { EnquiryCustomer } from '#contract/enquiries';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { deskPaths } from '#desk/common/lib/deskPaths';
import { formatMoment } from '#desk/common/lib/moments';
import { CarList } from '#desk/common/ui/CarList';
import { Part } from '#desk/common/ui/Part';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
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
