import type { Import, ImportColumns } from '#contract/stock';
import { Select } from '#desk/common/ui/Select';
import { Notice } from '#shared/ui/feedback/Notice';
import { useContentTexts } from '../../hooks/useContentTexts';
import { columnName } from '../../lib/columnName';
import styles from './imports.module.css';

export interface ImportPriceChoiceProps {
  one: Import;
  prices: readonly number[];
  columns: ImportColumns;
  /** It was said that no price is to change. */
  isWithout: boolean;
  /** It was not answered when it had to be. */
  isMissing: boolean;
  disabled: boolean;
  onChoose: (columns: ImportColumns, isWithout: boolean) => void;
}

const NONE = 'none';

/** Asks which of several columns of prices counts. */
export const ImportPriceChoice = ({
  one,
  prices,
  columns,
  isWithout,
  isMissing,
  disabled,
  onChoose,
}: ImportPriceChoiceProps) => {
  const { t } = useContentTexts();
  const chosen = columns.indexOf('price');
  const all = chosen < 0 || prices.includes(chosen) ? prices : [...prices, chosen];
  const choose = (value: string) =>
    onChoose(
      columns.map((role, at) => (value === String(at) ? 'price' : role === 'price' ? '' : role)),
      value === NONE,
    );
  return (
    <div className={styles.actions}>
      <Select
        label={t('imports.prices')}
        value={chosen >= 0 ? String(chosen) : isWithout ? NONE : ''}
        disabled={disabled}
        options={[
          { value: '', label: t('imports.pricesOpen') },
          ...all.map((at) => ({ value: String(at), label: columnName(t, one.header[at] ?? '', at) })),
          { value: NONE, label: t('imports.pricesNone') },
        ]}
        onChange={choose}
      />
      <div role="alert" className={styles.live}>
        {isMissing && <Notice tone="danger">{t('imports.pricesMissing')}</Notice>}
      </div>
    </div>
  );
};
