import { type ReactNode, useState } from 'react';
import type { Part, PartDetail, PartFit } from '#contract/catalog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import { Lightbox } from '#shared/ui/overlays/Lightbox';
import { FittingInstead, PartCheck } from './PartCheck';
import styles from './PartDetails.module.css';
import { fitText, partPrice, StockLabel } from './StockLabel';

const PartFits = ({ fits }: { fits: PartFit[] }) => {
  const { t } = useTranslation();
  if (fits.length === 0) return <span>{t('shop.fitsNone')}</span>;
  return (
    <ul className={styles.fits}>
      {fits.map((fit) => (
        <li key={fit.brand}>{fitText(fit, t)}</li>
      ))}
    </ul>
  );
};

const PartPicture = ({ part }: { part: Part }) => {
  const { t } = useTranslation();
  const [enlarged, setEnlarged] = useState(false);
  const picture = (
    <Picture
      src={part.photo}
      alt={part.photo_alt ?? part.name}
      className={styles.photo}
      sizes="(min-width: 48rem) 27rem, 18rem"
      priority
    />
  );
  if (!part.photo) return <div className={styles.picture}>{picture}</div>;
  return (
    <>
      <a
        className={styles.picture}
        data-page-picture=""
        href={part.photo}
        aria-label={t('shop.enlargePhoto', { name: part.name })}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setEnlarged(true);
        }}
      >
        {picture}
        <span className={styles.enlarge}>
          <Icon name="enlarge" />
        </span>
      </a>
      <Lightbox open={enlarged} onClose={() => setEnlarged(false)} title={part.name} src={part.photo} />
    </>
  );
};

interface PartDetailsProps {
  part: PartDetail;
  share: ReactNode;
  children: ReactNode;
}

export const PartDetails = ({ part, share, children }: PartDetailsProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = usePaths();
  const { manufacturer, mpn, category, fits, available_at: branches = [] } = part;
  return (
    <div className={styles.details}>
      <PartPicture part={part} />
      <div className={styles.words}>
        <div className={styles.offer}>
          <p className={styles.price}>{partPrice(part.price, language, t)}</p>
          <StockLabel part={part} />
          <PartCheck part={part} />
        </div>
        {children}
        <FittingInstead part={part} />
        <dl className={styles.facts}>
          {manufacturer && (
            <div>
              <dt>{t('shop.manufacturer')}</dt>
              <dd>
                <Link to={paths.shop({ manufacturer })}>{manufacturer}</Link>
              </dd>
            </div>
          )}
          {mpn && (
            <div>
              <dt>{t('shop.mpn')}</dt>
              <dd>{mpn}</dd>
            </div>
          )}
          {category && (
            <div>
              <dt>{t('shop.category')}</dt>
              <dd>
                <Link to={paths.shop({ category: category.id })}>{category.name}</Link>
              </dd>
            </div>
          )}
          {branches.length > 0 && (
            <div>
              <dt>{t('shop.availableAt')}</dt>
              <dd className={styles.branches}>
                {branches.map(({ id, name }) => (
                  <Link key={id} to={paths.branch(id)}>
                    {name}
                  </Link>
                ))}
              </dd>
            </div>
          )}
          {fits && (
            <div>
              <dt>{t('shop.fits')}</dt>
              <dd>
                <PartFits fits={fits} />
              </dd>
            </div>
          )}
        </dl>
        {part.info && (
          <div className={styles.about}>
            <h2 className={styles.aboutTitle}>{t('shop.about')}</h2>
            <Paragraphs text={part.info} />
          </div>
        )}
      </div>
      {share}
    </div>
  );
};

export const PartDetailsSkeleton = () => (
  <div className={styles.details}>
    <div className={styles.picture}>
      <Skeleton className={styles.photo} />
    </div>
    <div className={styles.words}>
      <Skeleton shape="number" />
      <SkeletonText lines={3} />
      <SkeletonText lines={6} />
    </div>
  </div>
);
