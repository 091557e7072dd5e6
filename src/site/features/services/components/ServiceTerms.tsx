import type { Service } from '#contract/catalog';
import { formatDuration } from '#shared/i18n/formats/duration';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import styles from './ServiceTerms.module.css';

/** The price it begins at and how long it takes, as far as the server says so. */
export const ServiceTerms = ({ service }: { service: Pick<Service, 'price_from' | 'duration_minutes'> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price_from: price, duration_minutes: minutes } = service;
  if (!price && !minutes) return null;
  return (
    <p className={styles.terms}>
      {price && <span className={styles.price}>{t('common.priceFrom', { price: formatMoney(price, language) })}</span>}
      {minutes ? (
        <span className={styles.duration}>
          <Icon name="clock" size={18} />
          <span>{formatDuration(minutes, t)}</span>
        </span>
      ) : null}
    </p>
  );
};
