import { FIELDS } from './fields';

/** What a visitor had typed into the form of the page before its script was there. */
export interface TypedBefore {
  name: string;
  phone: string;
  brand: string;
  model: string;
  year: string;
  consent: boolean;
}

export const readTypedBefore = (form: HTMLFormElement): TypedBefore => {
  const data = new FormData(form);
  const textOf = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf(FIELDS.name),
    phone: textOf(FIELDS.phone),
    brand: textOf(FIELDS.brand),
    model: textOf(FIELDS.model),
    year: textOf(FIELDS.year),
    consent: data.has(FIELDS.consent),
  };
};
