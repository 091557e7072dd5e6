import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { newestYear } from '../../../../../contract/bounds';
import type { Brand } from '../../../../../contract/brands';
import { isUsualVin, tidyVin } from '../../../../../contract/plates';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { matchOption } from '../../../../shared/ui/forms/comboboxOptions';
import { TidiedField } from '../../../../shared/ui/forms/TidiedField';
import type { CarValues } from '../lib/carValues';
import { meaningOfVin } from '../lib/vin';
import styles from './CarForm.module.css';

export interface VinFieldProps {
  brands: readonly Brand[];
  /** The values that the VIN hints at were taken over. */
  onApply: () => void;
}

/** The VIN with advice, never a refusal, and with what it says of brand and year where the form says something else. */
export const VinField = ({ brands, onApply }: VinFieldProps) => {
  const { t } = useTranslation();
  const { values, touched, setValues } = useFormikContext<CarValues>();
  const advice = useRef<HTMLDivElement>(null);
  /** The VIN whose values were taken over. */
  const [applied, setApplied] = useState('');
  const vin = tidyVin(values.vin);
  const meaning = meaningOfVin(vin, newestYear());
  const brand = meaning && matchOption(brands, meaning.brand);
  const year = meaning?.year ? String(meaning.year) : undefined;
  const isNews = brand && (brand.id !== values.brand || (year !== undefined && year !== values.year));
  const car = [brand?.name, year].filter(Boolean).join(', ');
  const apply = () => {
    if (!brand) return;
    // The button that had the focus goes with its news: what came of it has the place and the focus.
    advice.current?.focus();
    setApplied(vin);
    const model = brand.id === values.brand ? values.model : 0;
    void setValues({ ...values, brand: brand.id, model, year: year ?? values.year });
    onApply();
  };
  return (
    <div>
      <TidiedField name="vin" label={t('personal.vin')} hint={t('personal.vinHint')} tidy={tidyVin} />
      <div ref={advice} className={styles.advice} role="status" tabIndex={-1}>
        {touched.vin && vin !== '' && !isUsualVin(vin) && <p>{t('personal.vinAdvice')}</p>}
        {isNews && (
          <>
            <p>{t('personal.vinMeans', { car })}</p>
            <Button variant="quiet" onClick={apply}>
              {t('personal.vinApply')}
            </Button>
          </>
        )}
        {brand && !isNews && vin === applied && <p>{t('personal.vinApplied', { car })}</p>}
      </div>
    </div>
  );
};
