import type { PartFit } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { fitText } from '../lib/partWords';
import styles from './PartDetails.module.css';

/** What a part fits; an empty list means any car. */
export const PartFits = ({ fits }: { fits: PartFit[] }) => {
  const { t } = useTranslation();
  if (fits.length === 0) return <span>{t('shop.fitsAny')}</span>;
  return (
    <ul className={styles.fits}>
      {fits.map((fit) => (
        <li key={fit.brand}>{fitText(fit, t)}</li>
      ))}
    </ul>
  );
};
