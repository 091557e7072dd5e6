import { carHistoryPdf } from '#api/generated/visits';
import { spacedPlate } from '#contract/rules/plates';
import type { HistoryTotal } from '#contract/visits';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import styles from './HistoryFilters.module.css';
import { type HistoryChoice, toHistory } from './historyUrl';
import { useDownload } from './useDownload';

interface CarChoice {
  id: number;
  name: string;
  plate: string;
}

const carsOf = (totals: readonly HistoryTotal[]): CarChoice[] => [
  ...new Map(totals.map(({ car, name, plate }) => [car, { id: car, name, plate }])).values(),
];

export const yearsOf = (totals: readonly HistoryTotal[], chosen: number): number[] =>
  [...new Set([...totals.map(({ year }) => year), chosen])].filter(Boolean).toSorted((a, b) => b - a);

function sumOf(totals: readonly HistoryTotal[], choice: Pick<HistoryChoice, 'car' | 'year'>) {
  const chosen = totals.filter(
    ({ car, year }) => (choice.car === 0 || car === choice.car) && (choice.year === 0 || year === choice.year),
  );
  return {
    visits: chosen.reduce((sum, { visits }) => sum + visits, 0),
    total: chosen.reduce((sum, { total }) => sum + total, 0),
  };
}

const HistoryDownload = ({ userId, car, name }: { userId: number; car: number; name: string }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { state, download } = useDownload(carHistoryPdf({ lang, userId, id: car }), 'yolda.pdf');
  return (
    <>
      <Button
        variant="quiet"
        className={styles.download}
        loading={state === 'loading'}
        loadingLabel={t('history.downloading')}
        onClick={() => void download()}
      >
        {t('history.downloadAll', { car: name })}
      </Button>
      <div role="status">{state === 'failed' && <Notice tone="danger">{t('history.notDownloaded')}</Notice>}</div>
    </>
  );
};

interface HistoryFiltersProps {
  userId: number;
  totals: readonly HistoryTotal[];
  choice: HistoryChoice;
}

export const HistoryFilters = ({ userId, totals, choice }: HistoryFiltersProps) => {
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
      <ul>
        {cars
          .filter(({ value }) => choice.car === 0 || value === choice.car)
          .map(({ value, text }) => (
            <li key={value}>
              <HistoryDownload userId={userId} car={value} name={text} />
            </li>
          ))}
      </ul>
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
