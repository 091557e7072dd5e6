import { type FieldFocus, readFocus } from '#site/fallback/handover';

export const FIELDS = {
  step: 'step',
  services: 'services',
  branch: 'branch',
  start: 'starts_at',
  hold: 'hold',
  day: 'day',
  name: 'full_name',
  phone: 'phone',
  brand: 'car_brand',
  model: 'car_model',
  /** Ids of the chosen car. The fields above are the typed names. */
  brandId: 'brand',
  modelId: 'model',
  year: 'year',
  complaint: 'complaint',
  consent: 'consent',
  code: 'code',
  sent: 'code_sent',
  flow: 'code_flow',
  proof: 'proof',
  wait: 'wait',
} as const;

export type Fields = Readonly<Record<string, string>>;

const OF_WHO_COMES = [
  FIELDS.name,
  FIELDS.phone,
  FIELDS.brand,
  FIELDS.model,
  FIELDS.year,
  FIELDS.complaint,
  FIELDS.consent,
  FIELDS.sent,
  FIELDS.flow,
  FIELDS.proof,
] as const;

export const typedIn = (fields: Fields): Fields =>
  Object.fromEntries(OF_WHO_COMES.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

export const typedOf = (posted: { fields: Fields } | null): Fields =>
  posted?.fields[FIELDS.step] === 'book' ? typedIn(posted.fields) : {};

export interface TypedBefore {
  name: string;
  phone: string;
  brand: string;
  model: string;
  year: string;
  complaint: string;
  consent: boolean;
  focus: FieldFocus | null;
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
    complaint: textOf(FIELDS.complaint),
    consent: data.has(FIELDS.consent),
    focus: readFocus(form),
  };
};
