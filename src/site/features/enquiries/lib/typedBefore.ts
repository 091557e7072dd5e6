import { editPhone } from '#shared/ui/forms/phoneEdit';

/** What a visitor had typed into the fallback form’s fields, and where the caret stood, when the enhanced form took their place. */
export interface TypedBefore {
  full_name: string;
  phone: string;
  car_brand: string;
  car_model: string;
  branch: number;
  text: string;
  consent: boolean;
  focus: { name: string; start: number | null; end: number | null } | null;
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isField = (element: unknown): element is TextField | HTMLSelectElement =>
  isTextField(element) || element instanceof HTMLSelectElement;

const selectionOf = (field: TextField | HTMLSelectElement, caret: number | false | null) =>
  isTextField(field)
    ? { start: caret || field.selectionStart, end: caret || field.selectionEnd }
    : { start: null, end: null };

export const readTypedBefore = (form: HTMLFormElement): TypedBefore => {
  const data = new FormData(form);
  const active = document.activeElement;
  // The mask moves what was typed, and the caret with it.
  const caret =
    isTextField(active) &&
    active.type === 'tel' &&
    editPhone('', { text: active.value, caret: active.selectionEnd }).caret;
  return {
    full_name: textOf(data, 'full_name'),
    phone: textOf(data, 'phone'),
    car_brand: textOf(data, 'car_brand'),
    car_model: textOf(data, 'car_model'),
    branch: Number(textOf(data, 'branch')),
    text: textOf(data, 'text'),
    consent: data.has('consent'),
    focus: form.contains(active) && isField(active) ? { name: active.name, ...selectionOf(active, caret) } : null,
  };
};

/** Puts the focus and the caret back, so that typing goes on through the change. */
export const restoreFocus = (form: HTMLFormElement, focus: TypedBefore['focus']): void => {
  const field = focus && form.elements.namedItem(focus.name);
  if (!isField(field)) return;
  field.focus({ preventScroll: true });
  // A checkbox has no caret, and throws at one.
  if (isTextField(field) && typeof focus?.start === 'number') field.setSelectionRange(focus.start, focus.end);
};
