import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { useListGuaranteesQuery } from '#api/desk/generated/visits';
import { PLATE_MAX_LENGTH } from '#contract/rules/limits';
import { normalizePlate } from '#contract/rules/plates';
import { formatGuarantee } from '#shared/i18n/formats/guarantee';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { useDebounced } from '../hooks/useDebounced';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { deskPaths } from '../lib/paths';
import styles from './Guarantees.module.css';
import { Mark } from './Mark';

interface GuaranteeMarkProps {
  guarantee: { visit: number; number: number; until_date: string | null; until_mileage: number | null };
}

/** Links to the visit whose guarantee still covers a work or part. */
export const GuaranteeMark = ({ guarantee }: GuaranteeMarkProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <span className={styles.one}>
      <Mark tone="attention">{t('guarantee.running')}</Mark>
      <span>{t('guarantee.until', { until: formatGuarantee(guarantee, language) })}</span>
      <Link to={deskPaths.visit(guarantee.visit)}>{t('guarantee.visit', { number: guarantee.number })}</Link>
    </span>
  );
};

/** Shorter text is not a whole plate. */
const MIN_PLATE = 5;
const MAX_SHOWN = 5;

interface GuaranteeWarningProps {
  plate: string;
  vin?: string;
  /** Mileage in km as typed; empty: the last known one. */
  mileage?: string;
  /** Ids of the asked works. Without any, all running guarantees of the car are shown. */
  services: readonly number[];
}

/** Warns that works are asked for which a guarantee still covers. */
export const GuaranteeWarning = ({ plate, vin = '', mileage = '', services }: GuaranteeWarningProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const titleId = useId();
  const asked = useDebounced(JSON.stringify([normalizePlate(plate), vin.trim(), mileage]));
  const [askedPlate = '', askedVin = '', askedMileage = ''] = JSON.parse(asked) as string[];
  const km = /^\d{1,7}$/.test(askedMileage) ? Number(askedMileage) : undefined;
  const isPlate = askedPlate.length >= MIN_PLATE && askedPlate.length <= PLATE_MAX_LENGTH;
  const { currentData: running = [] } = useListGuaranteesQuery(
    isPlate
      ? { plate: askedPlate, ...(askedVin && { vin: askedVin }), ...(km !== undefined && { mileage: km }) }
      : skipToken,
  );
  const shown = running
    .filter(({ service }) => services.length === 0 || (service !== null && services.includes(service)))
    .slice(0, MAX_SHOWN);
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className={styles.warning}>
          <p id={titleId}>{t('guarantee.title')}</p>
          <ul className={styles.list} aria-labelledby={titleId}>
            {shown.map((one) => (
              <li key={`${one.service} ${one.part}`}>
                <b>{one.name[language] || one.name.ru || one.name.uz}</b>
                <GuaranteeMark guarantee={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
