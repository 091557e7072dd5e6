import type { ReactNode } from 'react';
import type { Service } from '#contract/catalog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDuration, formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Picture } from '#shared/ui/media/Picture';
import styles from './ServiceDetails.module.css';

export interface ServiceDetailsProps {
  service: Service;
  children: ReactNode;
}

export const ServiceDetails = ({ service, children }: ServiceDetailsProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = usePaths();
  const { price_from: price, duration_minutes: minutes, category } = service;
  return (
    <div className={styles.details}>
      <div className={styles.offer}>
        <dl className={styles.facts}>
          {price && (
            <div className={styles.price}>
              <dt>{t('services.price')}</dt>
              <dd>{t('common.priceFrom', { price: formatMoney(price, language) })}</dd>
            </div>
          )}
          {minutes ? (
            <div>
              <dt>{t('services.duration')}</dt>
              <dd>{formatDuration(minutes, t)}</dd>
            </div>
          ) : null}
          {category && (
            <div>
              <dt>{t('services.category')}</dt>
              <dd>
                <Link to={paths.services({ category: category.id })}>{category.name}</Link>
              </dd>
            </div>
          )}
        </dl>
        {children}
      </div>
      {price && <p className={styles.note}>{t('services.priceNote')}</p>}
      <div data-page-picture="">
        <Picture
          className={styles.photo}
          src={service.photo}
          alt={service.photo_alt ?? ''}
          ratio="wide"
          sizes="(min-width: 83rem) 55rem, (min-width: 64rem) 66vw, 100vw"
          priority
        />
      </div>
      {service.description && (
        <div className={styles.about}>
          <h2 className={styles.aboutTitle}>{t('services.about')}</h2>
          <Paragraphs text={service.description} />
        </div>
      )}
    </div>
  );
};

export const ServiceDetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.offer}>
      <div className={styles.facts}>
        <Skeleton shape="number" />
        <Skeleton shape="number" />
        <Skeleton shape="number" />
      </div>
      <Skeleton shape="box" className={styles.bookWaiting} />
    </div>
    <div className={styles.photo}>
      <Skeleton shape="picture" />
    </div>
    <Skeleton shape="title" />
    <SkeletonText lines={5} />
  </div>
);
