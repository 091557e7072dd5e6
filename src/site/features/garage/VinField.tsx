import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import type { Brand } from '#contract/cars';
import { newestYear } from '#contract/rules/bounds';
import { isUsualVin, normalizeVin } from '#contract/rules/plates';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { matchOption } from '#shared/ui/forms/comboboxOptions';
import { TidiedField } from '#shared/ui/forms/TidiedField';
import styles from './CarForm.module.css';
import type { CarValues } from './carValues';
import { meaningOfVin } from './vin';

export interface VinFieldProps {
  brands: readonly Brand[];
  onApply: () => void;
}

export const VinField = ({ brands, onApply }: VinFieldProps) => {
  const { t } = useTranslation();
  const { values, touched, setValues } = useFormikContext<CarValues>();
  const advice = useRef<HTMLDivElement>(null);
  const [applied, setApplied] = useState('');
  const vin = normalizeVin(values.vin);
  const meaning = meaningOfVin(vin, newestYear());
  const found = meaning?.brands.flatMap((name) => matchOption(brands, name) ?? []) ?? [];
  // A manufacturer code that several brands share does not determine the brand.
  const brand = found.length === 1 && meaning?.brands.length === 1 ? found[0] : undefined;
  const year = meaning?.year ? String(meaning.year) : undefined;
  const isOtherBrand = !found.some(({ id }) => id === values.brand);
  const isOtherYear = year !== undefined && year !== values.year;
  const makes = (brand ? [brand.name] : (meaning?.brands ?? [])).join(' / ');
  const yearText = year && t('personal.vinYear', { year });
  const car = [makes, yearText].filter(Boolean).join(', ');
  const canApply = brand ? isOtherBrand || isOtherYear : found.length > 0 && isOtherYear;
  const isApplied = found.length > 0 && !canApply && vin === applied;
  const isNews = found.length > 0 && !isApplied && (isOtherBrand || isOtherYear);
  const apply = () => {
    // Moves the focus to the message, because the focused button disappears.
    advice.current?.focus();
    setApplied(vin);
    const isNewBrand = brand !== undefined && brand.id !== values.brand;
    void setValues({ ...values, ...(isNewBrand && { brand: brand.id, model: 0 }), year: year ?? values.year });
    onApply();
  };
  return (
    <div>
      <TidiedField name="vin" label={t('personal.vin')} hint={t('personal.vinHint')} tidy={normalizeVin} />
      <div ref={advice} className={styles.advice} role="status" tabIndex={-1}>
        {touched.vin && vin !== '' && !isUsualVin(vin) && <p>{t('personal.vinAdvice')}</p>}
        {isNews && (
          <>
            <p>{t('personal.vinMeans', { car })}</p>
            {canApply && (
              <Button variant="quiet" onClick={apply}>
                {t(brand ? 'personal.vinApply' : 'personal.vinApplyYear')}
              </Button>
            )}
          </>
        )}
        {isApplied && <p>{t('personal.vinApplied', { car: brand ? car : yearText })}</p>}
      </div>
    </div>
  );
};
