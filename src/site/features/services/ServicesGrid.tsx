import type { Service, ServiceList } from '#contract/catalog';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { CardLink } from '#shared/ui/lists/CardLink';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import serviceCardStyles from './ServiceCard.module.css';
import styles from './ServicesGrid.module.css';

interface ServiceCardProps {
  service: Service;
  href: string;
}

const ServiceCard = ({ service, href }: ServiceCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={serviceCardStyles.card}>
      <Picture className={serviceCardStyles.icon} src={service.icon} alt="" ratio="square" sizes="40px" />
      <h3 className={serviceCardStyles.name}>
        <CardLink className={serviceCardStyles.cover} to={href} title={service.name} />
      </h3>
      <p className={serviceCardStyles.description}>{service.description}</p>
      <p className={serviceCardStyles.foot}>
        {service.price_from && (
          <span>{t('common.priceFrom', { price: formatMoney(service.price_from, language) })}</span>
        )}
        <Icon name="arrow" className={serviceCardStyles.arrow} />
      </p>
    </article>
  );
};

const ServiceCardSkeleton = () => (
  <div className={serviceCardStyles.placeholder}>
    <Skeleton shape="icon" />
    <Skeleton shape="title" />
    <div className={serviceCardStyles.description}>
      <SkeletonText lines={3} />
    </div>
    <p className={serviceCardStyles.foot}>
      <Skeleton className={serviceCardStyles.price} />
    </p>
  </div>
);

interface ServicesGridProps {
  query: QueryLike<ServiceList>;
  limit: number;
  hrefOf: (service: Service) => string;
}

export const ServicesGrid = ({ query, limit, hrefOf }: ServicesGridProps) => (
  <QueryBlock
    query={query}
    isEmpty={({ results }) => results.length === 0}
    placeholder={
      <div className={styles.grid}>
        {Array.from({ length: limit }, (_, place) => (
          <ServiceCardSkeleton key={place} />
        ))}
      </div>
    }
  >
    {({ results }) => (
      <ul className={styles.grid}>
        {results.slice(0, limit).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} href={hrefOf(service)} />
          </li>
        ))}
      </ul>
    )}
  </QueryBlock>
);
