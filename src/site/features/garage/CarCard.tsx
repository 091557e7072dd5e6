import { useId, useState } from 'react';
import type { CustomerCar } from '#api/account';
import { useGetBrandsQuery } from '#api/generated/brands';
import type { CarMaintenance } from '#contract/care';
import { plateParts } from '#contract/rules/plates';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import styles from './CarCard.module.css';
import { CarDocuments } from './CarDocuments';
import { carName, isPendingCar } from './carValues';
import { Guarantees } from './Guarantees';
import { carRemovalAsked } from './garageSlice';
import { MileageDialog } from './MileageDialog';
import { NextWorks } from './NextWorks';
import plateStyles from './Plate.module.css';

/** Lowest region code of plates by region, in descending order. */
const FIRST_CODES = [
  [95, 'karakalpakstan'],
  [90, 'khorezm'],
  [85, 'navoi'],
  [80, 'bukhara'],
  [75, 'surkhandarya'],
  [70, 'kashkadarya'],
  [60, 'andijan'],
  [50, 'namangan'],
  [40, 'fergana'],
  [30, 'samarkand'],
  [25, 'jizzakh'],
  [20, 'sirdaryo'],
  [10, 'tashkent'],
  [1, 'tashkentCity'],
] as const;

type PlateRegion = (typeof FIRST_CODES)[number][1];

export const plateRegion = (number: string): PlateRegion | undefined => {
  const code = Number(plateParts(number).region ?? 0);
  return FIRST_CODES.find(([first]) => code >= first)?.[1];
};

const Plate = ({ number }: { number: string }) => {
  const { region, rest } = plateParts(number);
  return (
    <span className={plateStyles.plate} translate="no">
      {region && <span className={plateStyles.region}>{region}</span>}
      <span className={plateStyles.rest}>{rest}</span>
      <span className={plateStyles.country} aria-hidden="true">
        UZ
      </span>
    </span>
  );
};

interface CarCardProps {
  car: CustomerCar;
  isWaiting: boolean;
  care: CarMaintenance | undefined;
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
  const [isMileageOpen, setMileageOpen] = useState(false);
  const region = plateRegion(car.number);
  const facts = [
    ...(region ? [{ label: t('personal.region'), value: t(`regions.${region}`) }] : []),
    { label: t('personal.year'), value: car.year || '' },
    {
      label: t('personal.mileage'),
      value: t('personal.km', { mileage: formatNumber(car.mileage, lang) }),
      isMileage: true,
    },
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
        {facts.map(({ label, value, isCode, isMileage }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isCode ? styles.code : undefined}>
              <span>{value || t('personal.notGiven')}</span>
              {isMileage && !isPendingCar(car) && (
                <Button
                  variant="quiet"
                  className={styles.update}
                  aria-haspopup="dialog"
                  aria-label={t('care.updateMileageOf', { car: name })}
                  onClick={() => setMileageOpen(true)}
                >
                  {t('care.updateMileage')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!isPendingCar(car) && (
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
          <NextWorks care={care} carName={name} carTitleId={titleId} onChanged={onCareChanged} />
          <Guarantees care={care} carTitleId={titleId} />
          <CarDocuments care={care} carName={name} carTitleId={titleId} onChanged={onCareChanged} />
        </>
      )}
      <MileageDialog car={car} open={isMileageOpen} onClose={() => setMileageOpen(false)} onSaved={onCareChanged} />
      {isPendingCar(car) ? (
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
