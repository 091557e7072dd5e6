import type { Part } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import styles from './FitBadge.module.css';
import { type CarName, carsText, type Fit, fitOf, shortCarText } from './fit';

const ICONS: Record<Fit, 'check' | 'close' | 'info'> = { fits: 'check', some: 'info', not: 'close', unstated: 'info' };

interface FitBadgeProps {
  part: Pick<Part, 'fits'>;
  car: CarName | null;
}

/**
 * Shows whether the part fits the chosen car; without a car, the cars that it fits. The height is the same in each
 * state.
 */
export const FitBadge = ({ part: { fits }, car }: FitBadgeProps) => {
  const { t } = useTranslation();
  if (!fits) return null;
  if (!car && fits.length > 0) return <p className={styles.cars}>{carsText(fits, t)}</p>;
  const fit = car ? fitOf(fits, car) : 'unstated';
  const name = car ? shortCarText(car) : '';
  const text: Record<Fit, string> = {
    fits: t('shop.fitsCar', { car: name }),
    some: t('shop.fitsSome', { car: name }),
    not: t('shop.fitsNot', { car: name }),
    unstated: t('shop.fitsUnstated'),
  };
  return (
    <p className={classNames(styles.badge, styles[fit])}>
      <Icon name={ICONS[fit]} size={16} />
      <span>{text[fit]}</span>
    </p>
  );
};
