import type { CustomerCar } from '#contract/cars';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useDeskTexts } from '../hooks/useDeskTexts';
import styles from './CarList.module.css';

export const CarList = ({ cars }: { cars: readonly CustomerCar[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  if (cars.length === 0) return <p className={styles.quiet}>{t('customers.noCars')}</p>;
  return (
    <ul className={styles.cars}>
      {cars.map(({ id, brand, model, year, plate, vin, mileage }) => (
        <li key={id} className={styles.car}>
          <span className={styles.name}>
            <span>{`${brand} ${model}`}</span>
            {year > 0 && <span className={styles.quiet}>{` ${year}`}</span>}
          </span>
          {plate && <span className={styles.plate}>{plate}</span>}
          <span className={styles.quiet}>
            {[vin && `VIN ${vin}`, mileage > 0 && t('customers.mileage', { distance: formatNumber(mileage, language) })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
};
