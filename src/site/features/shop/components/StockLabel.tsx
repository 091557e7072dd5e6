import type { Part } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import { stockText } from '../lib/partWords';
import styles from './StockLabel.module.css';

/** Nothing at all where the server does not say whether it is there. */
export const StockLabel = ({ part }: { part: Pick<Part, 'in_stock'> }) => {
  const { t } = useTranslation();
  const text = stockText(part, t);
  if (!text) return null;
  return (
    <span className={part.in_stock ? styles.inStock : styles.toOrder}>
      <Icon name={part.in_stock ? 'check' : 'clock'} size={18} />
      <span>{text}</span>
    </span>
  );
};
