import { spacedPlate } from '#contract/rules/plates';
import type { HistoryTotal } from '#contract/visits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { type HistoryChoice, toHistory } from '../lib/historyUrl';
import { carsOf, sumOf, yearsOf } from '../lib/totals';
import styles from './HistoryFilters.module.css';

export interface HistoryFiltersProps {
  totals: readonly HistoryTotal[];
  choice: HistoryChoice;
}

/** By car and by year, and what the visits so chosen came to. One of a kind is no choice. */
export const HistoryFilters = ({ totals, choice }: HistoryFiltersProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const cars = carsOf(totals).map(({ id, name, plate }) => ({
    value: id,
    text: [name, spacedPlate(plate)].filter(Boolean).join(' · '),
  }));
  const years = yearsOf(totals, choice.year).map((year) => ({ value: year, text: String(year) }));
  const { visits, total } = sumOf(totals, choice);
  return (
    <div className={styles.filters}>
      <Choices
        label={t('history.car')}
        all={t('history.allCars')}
        values={cars}
        chosen={choice.car}
        to={(car) => toHistory({ car })}
      />
      <Choices
        label={t('history.year')}
        all={t('history.allYears')}
        values={years}
        chosen={choice.year}
        to={(year) => toHistory({ year })}
      />
      {visits > 0 && (
        <p className={styles.sum}>
          <span>{t('history.visits', { count: visits })}</span>
          {total > 0 && (
            <>
              <span>{', '}</span>
              <strong>{t('history.spent', { total: formatMoney(String(total), lang) })}</strong>
            </>
          )}
        </p>
      )}
    </div>
  );
};

interface ChoicesProps {
  label: string;
  all: string;
  values: readonly { value: number; text: string }[];
  /** 0: all. */
  chosen: number;
  to: (value: number) => AddressFrom;
}

const Choices = ({ label, all, values, chosen, to }: ChoicesProps) => {
  if (values.length < 2 && chosen === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {[{ value: 0, text: all }, ...values].map(({ value, text }) => (
          <li key={value}>
            <FilterLink
              className={styles.choice}
              to={to(value)}
              preventScrollReset
              aria-current={value === chosen ? 'true' : undefined}
            >
              {text}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
