import { bookingAddress } from '#shared/config/bookingPaths';
import { changeVisitorChoice } from '#shared/lib/chosenCar';

/** `model`: the chosen model, or that of the chosen car. `ownBrand`: brand of the chosen car. */
export interface StripChoice {
  service?: number | undefined;
  branch?: number | undefined;
  car?: number | undefined;
  brand?: number | undefined;
  model?: number | undefined;
  modelName?: string | undefined;
  ownBrand?: number | undefined;
}

export const FIELDS = { service: 'services', branch: 'branch', car: 'car', brand: 'brand', model: 'model' } as const;

/** Reads the form rather than React state, because a visitor may choose before hydration. */
export const readChoice = (form: HTMLFormElement): StripChoice => {
  const data = new FormData(form);
  const id = (name: string) => Number(data.get(name)) || undefined;
  const car = id(FIELDS.car);
  const choice = { service: id(FIELDS.service), branch: id(FIELDS.branch) };
  const optionOf = (name: string) => (form.elements.namedItem(name) as HTMLSelectElement | null)?.selectedOptions[0];
  if (car === undefined) {
    const model = id(FIELDS.model);
    return { ...choice, brand: id(FIELDS.brand), model, modelName: model ? optionOf(FIELDS.model)?.label : undefined };
  }
  const { model, name, brand } = optionOf(FIELDS.car)?.dataset ?? {};
  return { ...choice, car, model: Number(model) || undefined, modelName: name, ownBrand: Number(brand) || undefined };
};

/** Stores the fields that the visitor has changed, so that defaults do not count as a choice. */
export const storeChoice = (changed: readonly string[], choice: StripChoice): void => {
  const { service, branch, car = 0, model, brand = choice.ownBrand } = choice;
  if (changed.includes(FIELDS.service)) changeVisitorChoice({ services: service });
  if (changed.includes(FIELDS.branch)) changeVisitorChoice({ branch });
  if (changed.some((name) => name === FIELDS.car || name === FIELDS.brand || name === FIELDS.model))
    changeVisitorChoice({ car, brand, model });
};

export const addressOf = ({ service, branch, car, brand, model }: StripChoice): string =>
  bookingAddress({
    services: service === undefined ? [] : [service],
    branch,
    ...(car === undefined ? { brand, model: brand && model } : { car }),
  });

/**
 * Selects the last choice in a field that the visitor has not changed.
 * @returns whether the visitor has changed the field before hydration
 */
export const restoreField = (form: HTMLFormElement | null, name: string, last: string | null): boolean => {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLSelectElement) || field.disabled) return false;
  if (field.value === last) return false;
  if (field.value !== field.options[0]?.value) return true;
  if (last && [...field.options].some(({ value }) => value === last)) field.value = last;
  return false;
};
