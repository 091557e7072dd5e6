import type { NewCar } from '../../../../contract/cars';
import type { CustomerCar } from '../../../api/endpoints/account';
import { useChangeCarMutation } from '../../../api/endpoints/cars';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { useShownCar } from '../useShownCar';
import { CarForm } from './CarForm';

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
  const save = async (next: NewCar) => {
    await change({ lang, car: next, shown: shownAs(car.id, next, car) }).unwrap();
    onSaved();
  };
  return <CarForm label={t('personal.carEditTitle')} owner={owner} car={car} save={save} />;
};
