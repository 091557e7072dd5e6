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

/**
 * Waits until no press is in progress, because a checkbox replaced between press and release is not ticked, and until
 * the model, which the enhanced form disables, has no focus.
 */
export const pressEnd = (form: HTMLFormElement | null): Promise<void> =>
  new Promise((resolve) => {
    const model = form?.elements.namedItem('car_model');
    const check = () => {
      if (form?.matches(':active') || (model && model === document.activeElement)) return;
      for (const type of ENDS) document.removeEventListener(type, checkLater);
      resolve();
    };
    const checkLater = () => setTimeout(check);
    for (const type of ENDS) document.addEventListener(type, checkLater);
    check();
  });
