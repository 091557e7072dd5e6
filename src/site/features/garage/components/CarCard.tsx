import { useId } from 'react';
import type { CustomerCar } from '#api/endpoints/account';
import { useGetBrandsQuery } from '#api/endpoints/brands';
import type { CarCare } from '#contract/cars';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import { carRemovalAsked } from '../garageSlice';
import { carName, isOnItsWay } from '../lib/carValues';
import { plateRegion } from '../lib/plateRegion';
import styles from './CarCard.module.css';
import { CarDocuments } from './CarDocuments';
import { NextWorks } from './NextWorks';
import { Plate } from './Plate';

export interface CarCardProps {
  car: CustomerCar;
  /** Another removal is on its way. */
  isWaiting: boolean;
  /** What it needs next; undefined while nobody knows. */
  care: CarCare | undefined;
  onCareChanged: () => Promise<unknown>;
}

export const CarCard = ({ car, isWaiting, care, onCareChanged }: CarCardProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths();
  const dispatch = useAppDispatch();
  const { currentData: brands } = useGetBrandsQuery({ lang });
  const logo = brands?.find(({ id }) => id === car.model.brand.id)?.logo;
  const name = carName(car);
  const titleId = useId();
  const region = plateRegion(car.number);
  const facts = [
    ...(region ? [{ label: t('personal.region'), value: t(`regions.${region}`) }] : []),
    { label: t('personal.year'), value: car.year || '' },
    { label: t('personal.mileage'), value: t('personal.km', { mileage: formatNumber(car.mileage, lang) }) },
    { label: t('personal.vin'), value: car.vin, isCode: true },
  ];
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        {logo ? (
          <Picture className={styles.logo} src={logo} alt="" sizes="3rem" />
        ) : (
          <span className={styles.logo}>
            <Icon name="garage" />
          </span>
        )}
        <h2 id={titleId} className={styles.name}>
          {name}
        </h2>
      </header>
      {car.number && <Plate number={car.number} />}
      <dl className={styles.facts}>
        {facts.map(({ label, value, isCode }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isCode ? styles.code : undefined}>{value || t('personal.notGiven')}</dd>
          </div>
        ))}
      </dl>
      {!isOnItsWay(car) && (
        <Link
          className={styles.time}
          to={paths.inLanguage(bookingAddress({ car: car.id }))}
          aria-label={t('personal.bookFor', { car: name })}
        >
          <Icon name="calendar" size={18} />
          <span>{t('common.book')}</span>
        </Link>
      )}
      {care && (
        <>
          <NextWorks care={care} carName={name} carTitleId={titleId} />
          <CarDocuments care={care} carName={name} carTitleId={titleId} onChanged={onCareChanged} />
        </>
      )}
      {isOnItsWay(car) ? (
        <p className={styles.onItsWay} role="status">
          {t('personal.saving')}
        </p>
      ) : (
        <div className={styles.actions}>
          <ButtonLink variant="quiet" to={paths.carEdit(car.id)} aria-label={t('personal.editCar', { car: name })}>
            <Icon name="edit" size={18} />
            <span>{t('personal.edit')}</span>
          </ButtonLink>
          <Button
            variant="quiet"
            className={styles.remove}
            aria-haspopup="dialog"
            aria-label={t('personal.removeCar', { car: name })}
            disabled={isWaiting}
            onClick={() => dispatch(carRemovalAsked(car.id))}
          >
            <Icon name="trash" size={18} />
            <span>{t('personal.remove')}</span>
          </Button>
        </div>
      )}
    </article>
  );
};
