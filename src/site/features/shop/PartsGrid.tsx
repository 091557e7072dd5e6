import type { ReactNode } from 'react';
import type { Part, PartList } from '#contract/catalog';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { CardLink } from '#shared/ui/lists/CardLink';
import { QueryBlock, type QueryLike } from '#shared/ui/lists/QueryBlock';
import { Picture } from '#shared/ui/media/Picture';
import { FitBadge } from './FitBadge';
import type { CarName } from './fit';
import partCardStyles from './PartCard.module.css';
import styles from './PartsGrid.module.css';
import { partPrice, StockLabel } from './StockLabel';

interface PartCardProps {
  part: Part;
  href: string;
  car: CarName | null;
}

const PartCard = ({ part, href, car }: PartCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={partCardStyles.card}>
      <Picture
        className={partCardStyles.picture}
        src={part.photo}
        alt=""
        ratio="square"
        sizes="(min-width: 48rem) 17rem, 45vw"
      />
      <div className={partCardStyles.body}>
        <h3 className={partCardStyles.name}>
          <CardLink className={partCardStyles.cover} to={href} title={part.name} />
        </h3>
        {part.manufacturer && <p className={partCardStyles.manufacturer}>{part.manufacturer}</p>}
        <FitBadge part={part} car={car} />
        <p className={partCardStyles.foot}>
          <span className={partCardStyles.price}>{partPrice(part.price, language, t)}</span>
          <StockLabel part={part} />
        </p>
      </div>
    </article>
  );
};

const PartCardSkeleton = () => (
  <div className={partCardStyles.placeholder}>
    <Skeleton shape="square" className={partCardStyles.picture} />
    <div className={partCardStyles.body}>
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
      <Skeleton className={partCardStyles.priceWaiting} />
    </div>
  </div>
);

interface PartsGridProps {
  query: QueryLike<PartList>;
  placeholders: number;
  hrefOf: (part: Part) => string;
  car?: CarName | null;
  empty: ReactNode;
}

export const PartsGrid = ({ query, placeholders, hrefOf, car = null, empty }: PartsGridProps) => (
  <QueryBlock
    query={query}
    isEmpty={({ results }) => results.length === 0}
    empty={empty}
    placeholder={
      <div className={styles.grid}>
        {Array.from({ length: placeholders }, (_, place) => (
          <PartCardSkeleton key={place} />
        ))}
      </div>
    }
  >
    {({ results }) => (
      <ul className={styles.grid}>
        {results.map((part) => (
          <li key={part.id}>
            <PartCard part={part} href={hrefOf(part)} car={car} />
          </li>
        ))}
      </ul>
    )}
  </QueryBlock>
);
