import { useLocation } from 'react-router';
import type { Part } from '#contract/catalog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { CarForm, showUnfolded } from './CarForm';
import { FitBadge } from './FitBadge';
import { carsText, carText, fitOf, shortCarText } from './fit';
import styles from './PartCheck.module.css';
import { useCarsToCheck } from './useShopCar';

const MAX_CARS = 3;

interface PartCheckProps {
  part: Pick<Part, 'id' | 'fits' | 'category'>;
}

/** Says whether the part fits the chosen car, else each car of the garage, and has pickers for another car. */
export const PartCheck = ({ part }: PartCheckProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { cars, isUnknown } = useCarsToCheck();
  const { fits } = part;
  if (!fits) return null;
  if (fits.length === 0) {
    return (
      <div className={styles.check}>
        <FitBadge part={part} car={null} />
        <p className={styles.note}>{t('shop.fitsAsk')}</p>
      </div>
    );
  }
  const [only] = cars.length === 1 ? cars : [];
  const question =
    cars.length === 0 ? t('shop.checkCar') : only && !only.name.model ? t('shop.checkModel') : t('shop.otherCar');
  return (
    <div className={styles.check}>
      {cars.length === 0 && <p className={styles.cars}>{t('shop.fitsCars', { cars: carsText(fits, t, MAX_CARS) })}</p>}
      <div className={styles.answers} role="status">
        {cars.map((one) => (
          <FitBadge key={carText(one.name)} part={part} car={one.name} />
        ))}
        {isUnknown && <p>{t('shop.carUnknown')}</p>}
      </div>
      <details
        className={classNames(styles.fold, cars.length === 0 && styles.question)}
        open={isUnknown || undefined}
        onToggle={showUnfolded}
      >
        <summary className={styles.summary}>
          {cars.length === 0 && <Icon name="garage" size={20} />}
          <span>{question}</span>
          <Icon name="chevron" size={18} />
        </summary>
      </details>
      <div className={styles.body}>
        <CarForm
          car={only?.car ?? null}
          action={pathname}
          submit={t('shop.check')}
          hrefOf={(chosen) => paths.product(part.id, chosen)}
          isInstant
        />
      </div>
    </div>
  );
};

/** Links the parts of the category that fit, for each car of the visitor that the part does not fit. */
export const FittingInstead = ({ part: { fits, category } }: PartCheckProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { cars } = useCarsToCheck();
  const others = fits && category ? cars.filter(({ name }) => fitOf(fits, name) === 'not') : [];
  if (!category || others.length === 0) return null;
  return (
    <div>
      {others.map(({ car, name }) => (
        <Link key={carText(name)} className={styles.fitting} to={paths.shop({ category: category.id, ...car })}>
          {t('shop.fittingInstead', { category: category.name, car: shortCarText(name) })}
        </Link>
      ))}
    </div>
  );
};
