import type { TFunction } from 'i18next';
import type { PartFit } from '#contract/catalog';

/** Names, as in `PartFit`. Without a model: any model of the brand. */
export interface CarName {
  brand: string;
  model?: string | undefined;
}

export const carText = ({ brand, model }: CarName): string => [brand, model].filter(Boolean).join(' ');

/** The model alone, which people recognise, or the brand. */
export const shortCarText = ({ brand, model }: CarName): string => model ?? brand;

export type Fit = 'fits' | 'some' | 'not' | 'unstated';

/** Returns whether a part fits the car. `some`: it fits some models, and the car has no model. */
export const fitOf = (fits: readonly PartFit[], { brand, model }: CarName): Fit => {
  if (fits.length === 0) return 'unstated';
  const ofBrand = fits.find((fit) => fit.brand === brand);
  if (!ofBrand) return 'not';
  if (ofBrand.models.length === 0) return 'fits';
  if (!model) return 'some';
  return ofBrand.models.includes(model) ? 'fits' : 'not';
};

const MAX_NAMES = 2;

/** Returns a short list of the cars that a part fits: models, or the brand if it fits all its models. */
export const carsText = (fits: readonly PartFit[], t: TFunction, max = MAX_NAMES): string => {
  const names = fits.flatMap(({ brand, models }) => (models.length > 0 ? models : [brand]));
  const cars = [...new Set(names)];
  const first = cars.slice(0, max).join(', ');
  return cars.length > max ? t('shop.moreCars', { cars: first, count: cars.length - max }) : first;
};
