import type { TFunction } from 'i18next';
import type { Part, PartFit } from '#contract/catalog';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { Language } from '#shared/i18n/languages';
import { Icon } from '#shared/ui/media/Icon';
import styles from './StockLabel.module.css';

export const partPrice = (price: string, language: Language, t: TFunction): string => {
  const text = price.trim();
  if (text === '') return t('shop.noPrice');
  return /^\d/.test(text) ? formatMoney(text, language) : text;
};

export const fitText = ({ brand, models }: PartFit, t: TFunction): string =>
  `${brand}: ${models.length > 0 ? models.join(', ') : t('shop.fitsEveryModel')}`;

/** Returns null if another API server (docs/api.md#two-apis-and-other-servers) reports no stock. */
export const stockText = ({ in_stock }: Pick<Part, 'in_stock'>, t: TFunction): string | null =>
  in_stock === undefined ? null : in_stock ? t('shop.inStock') : t('shop.toOrder');

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
