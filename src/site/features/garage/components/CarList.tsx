import type { CustomerCar } from '#api/endpoints/account';
import type { CarCare } from '#contract/cars';
import { MAX_CARS } from '#contract/rules/limits';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { CarCard } from './CarCard';
import styles from './CarList.module.css';

export interface CarListProps {
  cars: readonly CustomerCar[];
  isRemoving: boolean;
  care: readonly CarCare[];
  onCareChanged: () => Promise<unknown>;
}

/** The cars side by side, with the block view's own way to add one while there is room (docs/spec/account.md#garage). */
export const CarList = ({ cars, isRemoving, care, onCareChanged }: CarListProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <ul className={styles.cars}>
      {cars.length === 0 && (
        <li className={styles.none}>
          <strong>{t('personal.noAuto')}</strong>
          <p>{t('personal.noAutoText')}</p>
        </li>
      )}
      {cars.map((car) => (
        <li key={car.id}>
          <CarCard
            car={car}
            isWaiting={isRemoving}
            care={care.find((one) => one.car === car.id)}
            onCareChanged={onCareChanged}
          />
        </li>
      ))}
      {cars.length < MAX_CARS && (
        <li>
          <Link className={styles.add} to={paths.carAdd()}>
            <Icon name="plus" size={28} />
            <span>{t('personal.addCar')}</span>
          </Link>
        </li>
      )}
    </ul>
  );
};
