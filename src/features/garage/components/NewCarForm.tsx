import { useState } from 'react';
import type { NewCar } from '../../../../contract/cars';
import { useCreateCarMutation } from '../../../api/endpoints/cars';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { makeIdempotencyKeys } from '../../../shared/lib/idempotencyKey';
import { CarForm } from './CarForm';

export interface NewCarFormProps {
  owner: number;
  /** It stands in the garage. */
  onSaved: () => void;
}

export const NewCarForm = ({ owner, onSaved }: NewCarFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [create] = useCreateCarMutation();
  const [keys] = useState(makeIdempotencyKeys);
  const save = async (car: NewCar) => {
    await create({ lang, car, idempotencyKey: keys.keyFor(car) }).unwrap();
    keys.forget();
    onSaved();
  };
  return <CarForm label={t('personal.carAddTitle')} owner={owner} save={save} />;
};
