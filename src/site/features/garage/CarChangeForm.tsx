import { useState } from 'react';
import type { CustomerCar } from '#api/account';
import { useChangeCarMutation } from '#api/cars';
import { makeDraft } from '#shared/drafts/draft';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { CarForm, useShownCar } from './CarForm';
import { type CarValues, carChange, carPayload, carValues } from './carValues';

export interface CarChangeFormProps {
  car: CustomerCar;
  owner: number;
  onSaved: () => void;
}

export const CarChangeForm = ({ car, owner, onSaved }: CarChangeFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const shownAs = useShownCar();
  const [change] = useChangeCarMutation();
  // The draft is created once, from the car before the optimistic update, so that a failed save stays a draft.
  const [draft] = useState(() => makeDraft(`car-${car.id}`, owner, carValues(car)));
  const save = async (values: CarValues, base: CarValues, isMileageSeen: boolean) => {
    const changed = carChange(values, base);
    if (changed) {
      const shown = shownAs(car.id, { ...carPayload(values), owner }, car);
      await change({ lang, change: { ...changed, ...(isMileageSeen && { mileage_seen: true }) }, shown }).unwrap();
    }
    draft.forget();
    onSaved();
  };
  return <CarForm label={t('personal.carEditTitle')} car={car} draft={draft} save={save} />;
};
