import { useId } from 'react';
import { IMPORT_FILTERS } from '#contract/rules/deskLimits';
import type { Import, ImportRowsQuery } from '#contract/stock';
import { useContentTexts } from '../../hooks/useContentTexts';
import styles from './imports.module.css';

export interface ImportFilterProps {
  one: Import;
  show: ImportRowsQuery['show'];
  onShow: (show: ImportRowsQuery['show']) => void;
}

/** Which of the rows are shown, each choice with how many there are. */
export const ImportFilter = ({ one: { rows, counts }, show, onShow }: ImportFilterProps) => {
  const { t } = useContentTexts();
  const name = useId();
  const choices = [
    { value: undefined, label: t('imports.show_all'), count: rows },
    ...IMPORT_FILTERS.map((filter) => ({ value: filter, label: t(`imports.show_${filter}`), count: counts[filter] })),
  ];
  return (
    <div className={styles.filter} role="radiogroup" aria-label={t('imports.show')}>
      {choices.map(({ value, label, count }) => (
        <label key={label} className={styles.choice} data-tone={value}>
          <input type="radio" name={name} checked={value === show} onChange={() => onShow(value)} />
          <span>
            <span>{`${label} `}</span>
            <b>{count}</b>
          </span>
        </label>
      ))}
    </div>
  );
};
