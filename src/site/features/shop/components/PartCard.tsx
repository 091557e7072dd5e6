import type { Part } from '#contract/catalog';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { CardLink } from '#shared/ui/lists/CardLink';
import { Picture } from '#shared/ui/media/Picture';
import { partPrice } from '../lib/partWords';
import styles from './PartCard.module.css';
import { StockLabel } from './StockLabel';

export interface PartCardProps {
  part: Part;
  href: string;
}

/** Picture beside the words, because what a part is called and costs says more than its look. The whole card leads to it. */
export const PartCard = ({ part, href }: PartCardProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article className={styles.card}>
      <Picture className={styles.picture} src={part.photo} alt="" ratio="square" sizes="160px" />
      <div className={styles.body}>
        <h3 className={styles.name}>
          <CardLink className={styles.cover} to={href} title={part.name} />
        </h3>
        {part.manufacturer && <p className={styles.manufacturer}>{part.manufacturer}</p>}
        <p className={styles.foot}>
          <span className={styles.price}>{partPrice(part.price, language, t)}</span>
          <StockLabel part={part} />
        </p>
      </div>
    </article>
  );
};

export const PartCardSkeleton = () => (
  <div className={styles.placeholder}>
    <Skeleton shape="square" className={styles.picture} />
    <div className={styles.body}>
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
      <Skeleton className={styles.priceWaiting} />
    </div>
  </div>
);
