import { useId } from 'react';
import type { Service } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { PlaceholderTitle } from '#shared/lib/placeholderTitle';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Picture } from '#shared/ui/media/Picture';
import styles from './ServiceInfoCard.module.css';
import { ServiceTerms } from './ServiceTerms';

export interface ServiceInfoCardProps {
  service: Service;
  href: string;
}

/** Icon, name, description, price and duration, and the button to the service; the whole card leads there. */
export const ServiceInfoCard = ({ service, href }: ServiceInfoCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={styles.card}>
      <Picture className={styles.icon} src={service.icon} alt="" ratio="square" sizes="48px" />
      <h3 className={styles.name} id={`${id}name`}>
        {service.name}
      </h3>
      <p className={styles.description}>{service.description}</p>
      <div className={styles.foot}>
        <ServiceTerms service={service} />
        <ButtonLink
          className={styles.details ?? ''}
          to={href}
          state={{ title: service.name } satisfies PlaceholderTitle}
          id={id}
          aria-labelledby={`${id} ${id}name`}
        >
          {t('services.details')}
        </ButtonLink>
      </div>
    </article>
  );
};

export const ServiceInfoCardSkeleton = () => (
  <div className={styles.placeholder} data-testid="service-placeholder">
    <Skeleton shape="box" className={styles.iconWaiting} />
    <Skeleton shape="title" className={styles.name} />
    <div className={styles.waiting}>
      <SkeletonText lines={4} />
    </div>
    <div className={styles.foot}>
      <Skeleton shape="box" className={styles.termsWaiting} />
      <Skeleton shape="box" className={styles.detailsWaiting} />
    </div>
  </div>
);
