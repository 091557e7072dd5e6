import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { classNames } from '#shared/ui/lib/classNames';
import { ListFailed } from '#shared/ui/lists/ListFailed';
import styles from './CarForm.module.css';
import { NO_CAR, type ShopCar } from './shopSlice';

interface CarFormProps {
  car: ShopCar | null;
  action: string;
  submit: string;
  hrefOf: (car: ShopCar) => string;
  /** A chosen model is submitted at once: only without scripts there is a button. */
  isInstant?: boolean;
  /** Hidden fields, for browsers without scripts. */
  children?: ReactNode;
}

/** Scrolls an unfolded form into view, above the bar of phones. */
export const showUnfolded = ({ currentTarget: fold }: SyntheticEvent<HTMLDetailsElement>): void => {
  if (fold.open) fold.parentElement?.scrollIntoView({ block: 'nearest' });
};

/** Uses native `select` elements: without scripts the form is sent by GET, and phones show the system's picker. */
export const CarForm = ({ car, action, submit, hrefOf, isInstant = false, children }: CarFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ShopCar>(car ?? NO_CAR);
  const [applied, setApplied] = useState(car);
  if (car?.brand !== applied?.brand || car?.model !== applied?.model) {
    setApplied(car);
    setChosen(car ?? NO_CAR);
  }
  const brands = useGetBrandsQuery({ lang });
  const models = useGetModelsQuery(chosen.brand > 0 ? { lang, brandId: chosen.brand } : skipToken);
  const [isMissing, setMissing] = useState(false);
  const open = (next: ShopCar) => void navigate(hrefOf(next), { preventScrollReset: true, replace: isInstant });
  const isLoading = models.isFetching && !models.currentData;
  const noModel = chosen.brand === 0 ? t('shop.notChosen') : t(isLoading ? 'common.loading' : 'shop.anyModel');
  const isButtonNeeded = !isInstant || models.currentData?.length === 0;
  return (
    <form
      className={styles.form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(chosen.brand === 0);
        if (chosen.brand > 0) open(chosen);
      }}
    >
      {children}
      <div>
        <FieldFrame optional label={t('forms.brand')} error={isMissing ? t('shop.chooseBrand') : undefined}>
          {(control) => (
            <select
              {...control}
              name="brand"
              value={chosen.brand || ''}
              onChange={({ target }) => {
                setMissing(false);
                setChosen({ brand: Number(target.value), model: 0 });
              }}
            >
              <option value="">{t('shop.notChosen')}</option>
              {brands.currentData?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <ListFailed query={brands} />
      </div>
      <div>
        <FieldFrame optional label={t('forms.model')}>
          {(control) => (
            <select
              {...control}
              name="model"
              value={chosen.model || ''}
              disabled={!models.currentData}
              aria-busy={models.isFetching || undefined}
              onChange={({ target }) => {
                const next = { ...chosen, model: Number(target.value) };
                setChosen(next);
                if (isInstant) open(next);
              }}
            >
              <option value="">{noModel}</option>
              {models.currentData?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <ListFailed query={models} />
      </div>
      <Button type="submit" className={classNames(styles.submit, !isButtonNeeded && styles.scriptless)}>
        {submit}
      </Button>
    </form>
  );
};
