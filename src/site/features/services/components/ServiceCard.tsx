import type { Service } from '#contract/catalog';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { CardLink } from '#shared/ui/lists/CardLink';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './ServiceCard.module.css';

export interface ServiceCardProps {
  service: Service;
  href: string;
}

/** Icon, name, what it is about and the price it begins at; the whole card leads to the service. */
export const ServiceCard = ({ service, href }: ServiceCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={styles.card}>
      <Picture className={styles.icon} src={service.icon} alt="" ratio="square" sizes="40px" />
      <h3 className={styles.name}>
        <CardLink className={styles.cover} to={href} title={service.name} />
      </h3>
      <p className={styles.description}>{service.description}</p>
      <p className={styles.foot}>
        {service.price_from && (
          <span>{t('common.priceFrom', { price: formatMoney(service.price_from, language) })}</span>
        )}
        <Icon name="arrow" className={styles.arrow} />
      </p>
    </article>
  );
};

export const ServiceCardSkeleton = () => (
  <div className={styles.placeholder}>
    <Skeleton shape="icon" />
    <Skeleton shape="title" />
    <div className={styles.description}>
      <SkeletonText lines={3} />
    </div>
    <p className={styles.foot}>
      <Skeleton className={styles.price} />
    </p>
  </div>
);
