import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Icon } from '#shared/ui/media/Icon';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './ContactLinks.module.css';
import { useCopy } from './CopyField';
import { DeskIcon } from './DeskIcon';

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

export const ContactLinks = ({ phone }: { phone: string }) => {
  const t = useDeskTexts();
  const copy = useCopy();
  return (
    <div className={styles.links}>
      <a className={styles.call} href={telHref(phone)} data-call="">
        <Icon name="phone" size={20} />
        <span>{formatPhone(phone)}</span>
      </a>
      <button
        type="button"
        className={styles.way}
        onClick={() => void copy(`+${digitsOf(phone)}`)}
        title={t('enquiry.copyPhone')}
      >
        <DeskIcon name="copy" size={20} />
        <span>{t('frame.copy')}</span>
      </button>
      <a
        data-no-print=""
        className={styles.way}
        href={`https://t.me/+${digitsOf(phone)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <DeskIcon name="telegram" size={20} />
        <span>{t('enquiry.telegram')}</span>
      </a>
      <a
        data-no-print=""
        className={styles.way}
        href={`https://wa.me/${digitsOf(phone)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <DeskIcon name="whatsapp" size={20} />
        <span>{t('enquiry.whatsapp')}</span>
      </a>
    </div>
  );
};
