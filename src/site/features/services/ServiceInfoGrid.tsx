import { useId } from 'react';
import type { Service } from '#contract/catalog';
import type { PlaceholderTitle } from '#shared/config/page';
import { formatDuration, formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import serviceInfoCardStyles from './ServiceInfoCard.module.css';
import styles from './ServiceInfoGrid.module.css';
import serviceTermsStyles from './ServiceTerms.module.css';

const ServiceTerms = ({ service }: { service: Pick<Service, 'price_from' | 'duration_minutes'> }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price_from: price, duration_minutes: minutes } = service;
  if (!price && !minutes) return null;
  return (
    <p className={serviceTermsStyles.terms}>
      {price && (
        <span className={serviceTermsStyles.price}>
          {t('common.priceFrom', { price: formatMoney(price, language) })}
        </span>
      )}
      {minutes ? (
        <span className={serviceTermsStyles.duration}>
          <Icon name="clock" size={18} />
          <span>{formatDuration(minutes, t)}</span>
        </span>
      ) : null}
    </p>
  );
};

interface ServiceInfoCardProps {
  service: Service;
  href: string;
}

const ServiceInfoCard = ({ service, href }: ServiceInfoCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <article className={serviceInfoCardStyles.card}>
      <Picture className={serviceInfoCardStyles.icon} src={service.icon} alt="" ratio="square" sizes="48px" />
      <h3 className={serviceInfoCardStyles.name} id={`${id}name`}>
        {service.name}
      </h3>
      <p className={serviceInfoCardStyles.description}>{service.description}</p>
      <div className={serviceInfoCardStyles.foot}>
        <ServiceTerms service={service} />
        <ButtonLink
          className={serviceInfoCardStyles.details ?? ''}
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

const ServiceInfoCardSkeleton = () => (
  <div className={serviceInfoCardStyles.placeholder} data-testid="service-placeholder">
    <Skeleton shape="box" className={serviceInfoCardStyles.iconWaiting} />
    <Skeleton shape="title" className={serviceInfoCardStyles.name} />
    <div className={serviceInfoCardStyles.waiting}>
      <SkeletonText lines={4} />
    </div>
    <div className={serviceInfoCardStyles.foot}>
      <Skeleton shape="box" className={serviceInfoCardStyles.termsWaiting} />
      <Skeleton shape="box" className={serviceInfoCardStyles.detailsWaiting} />
    </div>
  </div>
);

interface ServiceInfoGridProps {
  services: readonly Service[];
  hrefOf: (service: Service) => string;
}

export const ServiceInfoGrid = ({ services, hrefOf }: ServiceInfoGridProps) => (
  <ul className={styles.grid}>
    {services.map((service) => (
      <li key={service.id}>
        <ServiceInfoCard service={service} href={hrefOf(service)} />
      </li>
    ))}
  </ul>
);

export const ServiceInfoGridSkeleton = ({ count }: { count: number }) => (
  <div className={styles.grid}>
    {Array.from({ length: count }, (_, place) => (
      <ServiceInfoCardSkeleton key={place} />
    ))}
  </div>
);
