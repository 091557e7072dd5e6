import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useCustomerQuery } from '#api/account';
import { getBrands, getModels, useGetBrandsQuery, useGetModelsQuery } from '#api/generated/brands';
import type { Named } from '#contract/common';
import { useAddress } from '#shared/config/hooks/useAddress';
import { type Load, PAGE_DATA, type QueryThunk } from '#shared/config/page';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { useQueryParams } from '#shared/lib/address';
import { changeVisitorChoice, chosenCarOf } from '#shared/lib/chosenCar';
import { useVisitorChoice } from '#shared/lib/visitorChoice';
import { useRouteSelector } from '#shared/store/routeState';
import type { CarName } from './fit';
import { NO_CAR, readCar, type ShopCar, type ShopFilters, selectShopFilters, toShop } from './shopSlice';

export const carQueries: Load = ({ language: lang }, { url }) => {
  const car = readCar(url.searchParams);
  return [
    getBrands.initiate({ lang }, PAGE_DATA),
    ...(car ? [getModels.initiate({ lang, brandId: car.brand }, PAGE_DATA)] : []),
  ];
};

/** Returns the car without a model or brand that does not exist. Lists that are not loaded count as complete. */
export const existingCar = (
  { brand, model }: ShopCar,
  brands: readonly Named[] | undefined,
  models: readonly Named[] | undefined,
): ShopCar => {
  const has = (list: readonly Named[] | undefined, id: number) => !list || list.some((one) => one.id === id);
  if (!has(brands, brand)) return NO_CAR;
  return { brand, model: has(models, model) ? model : 0 };
};

/** Runs a query for the car without a model or brand that does not exist. */
export const withExistingCar =
  (lang: Language, asked: ShopCar | null, queryOf: (car: ShopCar | null) => QueryThunk): QueryThunk =>
  async (dispatch) => {
    let car = asked;
    if (asked) {
      const [brands, models] = await Promise.all([
        dispatch(getBrands.initiate({ lang }, PAGE_DATA)),
        asked.model > 0 ? dispatch(getModels.initiate({ lang, brandId: asked.brand }, PAGE_DATA)) : undefined,
      ]);
      car = existingCar(asked, brands.data, models?.data);
    }
    await dispatch(queryOf(car && car.brand > 0 ? car : null));
  };

interface NamedCar {
  car: ShopCar | null;
  /** Null while the names load. */
  name: CarName | null;
  /** The brand or the model does not exist: `car` is without it. */
  isUnknown: boolean;
}

const useNamedCar = (asked: ShopCar | null): NamedCar => {
  const lang = useLanguage();
  const brands = useGetBrandsQuery(asked ? { lang } : skipToken);
  const models = useGetModelsQuery(asked && asked.model > 0 ? { lang, brandId: asked.brand } : skipToken);
  if (!asked) return { car: null, name: null, isUnknown: false };
  const car = existingCar(asked, brands.currentData, models.currentData);
  const isUnknown = car.brand !== asked.brand || car.model !== asked.model;
  const brand = brands.currentData?.find(({ id }) => id === car.brand)?.name;
  const areModelsKnown = car.model === 0 || models.currentData !== undefined || models.isError;
  const name =
    brand && areModelsKnown ? { brand, model: models.currentData?.find(({ id }) => id === car.model)?.name } : null;
  return { car: car.brand > 0 ? car : null, name, isUnknown };
};

export interface KnownCar {
  car: ShopCar;
  name: CarName;
}

/** Returns the last chosen car. After a reload it is known only after hydration. */
export const useLastCar = (): KnownCar | null => {
  const choice = useVisitorChoice();
  const car = useMemo(() => readCar(new URLSearchParams(choice)), [choice]);
  const { car: known, name } = useNamedCar(car);
  return known && name && { car: known, name };
};

/** Returns the models in the garage without repetition, the last chosen one first. */
export const useGarageCars = (): { cars: KnownCar[]; isLoading: boolean } => {
  const { currentData: customer, isLoading } = useCustomerQuery();
  const choice = useVisitorChoice();
  const own = customer?.cars ?? [];
  const first = chosenCarOf(own, new URLSearchParams(choice));
  const models = [...(first ? [first] : []), ...own].map(({ model }) => model);
  const cars = models
    .filter(({ id }, place) => models.findIndex((other) => other.id === id) === place)
    .map(({ id, name, brand }) => ({ car: { brand: brand.id, model: id }, name: { brand: brand.name, model: name } }));
  return { cars, isLoading };
};

export const forgetCar = (): void => changeVisitorChoice({ car: 0, brand: 0, model: 0 });

/** Names the car of the address, and makes it the last chosen one. */
const useAddressCar = (asked: ShopCar | null): NamedCar => {
  const named = useNamedCar(asked);
  const { brand, model } = (named.name && named.car) ?? NO_CAR;
  useEffect(() => {
    if (brand > 0) changeVisitorChoice({ car: 0, brand, model });
  }, [brand, model]);
  return named;
};

/** Returns the cars to check a part for: that of the address, else those of the garage, else the last chosen one. */
export const useCarsToCheck = (): { cars: KnownCar[]; isUnknown: boolean } => {
  const query = useQueryParams();
  const asked = useMemo(() => readCar(query), [query]);
  const { car, name, isUnknown } = useAddressCar(asked);
  const garage = useGarageCars();
  const last = useLastCar();
  if (car) return { cars: name ? [{ car, name }] : [], isUnknown };
  if (garage.cars.length > 0) return { cars: garage.cars, isUnknown };
  return { cars: last && !garage.isLoading ? [last] : [], isUnknown };
};

interface Arrival {
  key: string;
  hadCar: boolean;
  added: ShopCar | null;
}

interface ShopView {
  filters: ShopFilters;
  /** Name of the car in the address. */
  name: CarName | null;
  /** The car in the address does not exist, or was removed because it does not exist. */
  isUnknown: boolean;
}

/** Changes of filters that remove a car from them. */
export const WITHOUT_CAR = { ...NO_CAR, unstated: false, all: false };

/**
 * Returns the filters of the address. A followed link from outside the list, such as the menu's, names no car: the
 * last chosen car is added and replaces the address, so that Back, reload and language switch show the same list.
 * Back to an address without a car adds none, and a link with search words keeps all its results.
 * A car that does not exist is removed from the address.
 */
export const useShopFilters = (): ShopView => {
  const filters = useRouteSelector(selectShopFilters);
  const choice = useVisitorChoice();
  const { key } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { current } = useAddress();
  const [arrival, setArrival] = useState<Arrival>({ key: '', hadCar: true, added: null });
  const [isDropped, setDropped] = useState(false);
  const hasCar = filters.brand > 0;
  if (arrival.key !== key) {
    const isOutsideLink = type === NavigationType.Push && arrival.hadCar && !hasCar && filters.search === '';
    const added = isOutsideLink ? readCar(new URLSearchParams(choice)) : null;
    setArrival({ key, hadCar: hasCar || added !== null, added });
  }
  const added = hasCar ? null : arrival.added;
  const applied = added ? { ...filters, ...added } : filters;
  const { car, name, isUnknown } = useAddressCar(applied.brand > 0 ? applied : null);
  const existing = isUnknown ? (car ?? WITHOUT_CAR) : null;
  useEffect(() => {
    if (added) void navigate(toShop(() => added)(current()), { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- `current` and `navigate` are new in every render
  }, [added, key]);
  useEffect(() => {
    if (!existing) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the address no longer has the car that the message is about
    setDropped(true);
    void navigate(toShop(() => existing)(current()), { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isUnknown]);
  return {
    filters: existing ? { ...applied, ...existing } : applied,
    name,
    isUnknown: isUnknown || (isDropped && type === NavigationType.Replace),
  };
};
