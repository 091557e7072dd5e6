import type { CustomerCar } from '#api/endpoints/account';
import { getBrands, getModels } from '#api/endpoints/brands';
import type { NewCar } from '#contract/cars';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppStore } from '#shared/store/appStore';
import { shownCar } from '../lib/carValues';

/** A car as the garage shows it before the server has answered: with the names of what was chosen, out of the pickers' lists. */
export const useShownCar = () => {
  const lang = useLanguage();
  const store = useAppStore();
  return (id: number, car: NewCar, before?: CustomerCar): CustomerCar => {
    const state = store.getState();
    const ofModel = (brandId: number) =>
      getModels
        .select({ lang, brandId })(state)
        .data?.find((model) => model.id === car.model);
    const brand = getBrands
      .select({ lang })(state)
      .data?.find((one) => ofModel(one.id));
    return shownCar(
      id,
      car,
      brand ? { id: brand.id, name: brand.name } : (before?.model.brand ?? { id: 0, name: '' }),
      (brand && ofModel(brand.id)) ?? before?.model ?? { id: car.model, name: '' },
    );
  };
};
