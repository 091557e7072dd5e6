import type { NewCar } from '../../../../contract/cars';
import type { CustomerCar } from '../../../api/endpoints/account';
import { getBrands, getModels } from '../../../api/endpoints/brands';
import { useChangeCarMutation } from '../../../api/endpoints/cars';
import { useAppStore } from '../../../app/hooks';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { shownCar } from '../lib/carValues';
import { CarForm } from './CarForm';

export interface CarChangeFormProps {
  car: CustomerCar;
  owner: number;
  onSaved: () => void;
}

export const CarChangeForm = ({ car, owner, onSaved }: CarChangeFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const store = useAppStore();
  const [change] = useChangeCarMutation();

  /** The names of what was chosen, out of the pickers' lists. */
  const shownAs = (next: NewCar): CustomerCar => {
    const state = store.getState();
    const brands = getBrands.select({ lang })(state).data ?? [];
    const ofModel = (brandId: number) =>
      getModels
        .select({ lang, brandId })(state)
        .data?.find(({ id }) => id === next.model);
    const brand = brands.find(({ id }) => ofModel(id)) ?? car.model.brand;
    return shownCar(car.id, next, { id: brand.id, name: brand.name }, ofModel(brand.id) ?? car.model);
  };
  const save = async (next: NewCar) => {
    await change({ lang, car: next, shown: shownAs(next) }).unwrap();
    onSaved();
  };
  return <CarForm label={t('personal.carEditTitle')} owner={owner} car={car} save={save} />;
};
