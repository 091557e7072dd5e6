import { useId } from 'react';
import { useAddress } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { Icon } from '#shared/ui/media/Icon';
import { CarForm, showUnfolded } from './CarForm';
import styles from './CarPanel.module.css';
import { type CarName, carText } from './fit';
import { HiddenFields } from './HiddenFields';
import { type ShopCar, type ShopFilters, toShop } from './shopSlice';
import { forgetCar, type KnownCar, useGarageCars, useLastCar, WITHOUT_CAR } from './useShopCar';

const toCar = ({ brand, model }: ShopCar) => toShop(() => ({ brand, model, all: false }));

const isSame = (one: ShopCar, other: ShopCar) => one.brand === other.brand && one.model === other.model;

/** Cars that one press selects: the last one of the visit, and those of the garage. */
const useKnownCars = (): KnownCar[] => {
  const last = useLastCar();
  const { cars } = useGarageCars();
  return last ? [last, ...cars.filter(({ car }) => !isSame(car, last.car))] : cars;
};

interface KnownCarsProps {
  cars: readonly KnownCar[];
  chosen?: ShopCar;
}

const KnownCars = ({ cars, chosen }: KnownCarsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.known} aria-label={t('shop.knownCars')}>
      {cars.map(({ car, name }) => (
        <li key={`${car.brand} ${car.model}`}>
          <FilterLink
            className={styles.pill}
            to={toCar(car)}
            aria-current={chosen && isSame(chosen, car) ? 'true' : undefined}
          >
            {carText(name)}
          </FilterLink>
        </li>
      ))}
    </ul>
  );
};

interface CarPanelProps {
  name: CarName | null;
  filters: ShopFilters;
  /** The address named a car that does not exist. */
  isUnknown: boolean;
}

/** Shows the car in the address and whether the list has only its parts; without a car, known cars and pickers. */
export const CarPanel = ({ name, filters, isUnknown }: CarPanelProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { current } = useAddress();
  const titleId = useId();
  const known = useKnownCars();
  const { brand, model, all } = filters;
  const car = { brand, model };
  const isBrandOnly = name && !name.model && !all;
  const note = isUnknown ? t('shop.carUnknown') : isBrandOnly ? t('shop.carShownBrand') : null;
  const key = `${brand} ${model}`;
  return (
    <section className={classNames(styles.panel, name && styles.chosen)} aria-labelledby={titleId}>
      <Icon name="garage" />
      <h2 id={titleId} className={styles.title}>
        {name ? carText(name) : t('shop.myCar')}
      </h2>
      <div className={styles.slot}>
        {name ? (
          <>
            <ul className={styles.modes} aria-label={t('shop.carList')}>
              <li>
                <FilterLink className={styles.pill} to={toCar(car)} aria-current={all ? undefined : 'true'}>
                  {t('shop.carFitting')}
                </FilterLink>
              </li>
              <li>
                <FilterLink
                  className={styles.pill}
                  to={toShop(() => ({ all: true, unstated: false }))}
                  aria-current={all ? 'true' : undefined}
                >
                  {t('shop.carAll')}
                </FilterLink>
              </li>
            </ul>
            <FilterLink className={styles.forget} to={toShop(() => WITHOUT_CAR)} onClick={forgetCar}>
              <Icon name="close" size={18} />
              <span className={styles.forgetText}>{t('shop.carForget')}</span>
            </FilterLink>
          </>
        ) : known.length > 0 ? (
          <KnownCars cars={known} />
        ) : (
          <p className={styles.hint}>{t('shop.carHint')}</p>
        )}
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
      <details className={styles.fold} key={key} open={isUnknown || undefined} onToggle={showUnfolded}>
        <summary className={styles.summary}>
          <span>{name ? t('shop.carChange') : t('shop.carChoose')}</span>
          <Icon name="chevron" size={18} />
        </summary>
      </details>
      <div className={styles.body}>
        {name && known.length > 1 && <KnownCars cars={known} chosen={car} />}
        <CarForm
          key={key}
          car={brand > 0 ? car : null}
          action={paths.shop()}
          submit={t('shop.carFind')}
          hrefOf={(chosen) => toCar(chosen)(current())}
        >
          <HiddenFields filters={filters} own={['brand', 'model', 'all']} />
        </CarForm>
      </div>
    </section>
  );
};
