export interface FieldFocus {
  name: string;
  text: string;
  start: number | null;
  end: number | null;
}

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export const isField = (element: unknown): element is TextField | HTMLSelectElement =>
  isTextField(element) || element instanceof HTMLSelectElement;

export const readFocus = (form: HTMLFormElement): FieldFocus | null => {
  const field = document.activeElement;
  if (!form.contains(field) || !isField(field)) return null;
  const { name, value: text } = field;
  if (!isTextField(field)) return { name, text, start: null, end: null };
  return { name, text, start: field.selectionStart, end: field.selectionEnd };
};

const ENDS = ['keyup', 'pointerup', 'pointercancel'] as const;

/** Returns whether the focus is on a link, a button or the model field, where the enhanced form cannot restore it. */
const holdsFocus = (form: HTMLFormElement): boolean => {
  const { activeElement: control } = document;
  return form.contains(control) && (!isField(control) || control.name === 'car_model');
};

/**
 * Resolves when the enhanced form can replace the fallback form: no press is in progress, and the focus is on a field
 * that can keep it or outside the form. Otherwise press or focus would be lost.
 */
export const pressEnd = (form: HTMLFormElement | null): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (form?.matches(':active') || (form && holdsFocus(form))) return;
      for (const type of ENDS) document.removeEventListener(type, checkLater);
      resolve();
    };
    const checkLater = () => setTimeout(check);
    for (const type of ENDS) document.addEventListener(type, checkLater);
    check();
  });
