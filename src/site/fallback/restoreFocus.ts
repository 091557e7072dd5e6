import { useCallback, useState } from 'react';
import { editPhone } from '#shared/ui/forms/phoneEdit';
import { type FieldFocus, isField, isTextField } from './handover';

/** Puts the focus and the caret of a plain form into the form that took its place, so that typing goes on. */
export const restoreFocus = (form: HTMLFormElement, focus: FieldFocus | null | undefined): void => {
  const field = focus && form.elements.namedItem(focus.name);
  if (!isField(field)) return;
  field.focus({ preventScroll: true });
  // A checkbox has no caret, and setSelectionRange throws at one.
  if (!isTextField(field) || typeof focus?.start !== 'number') return;
  // The mask moves what was typed, and the caret with it.
  const masked = field.type === 'tel' && editPhone('', { text: focus.text, caret: focus.end }).caret;
  field.setSelectionRange(masked || focus.start, masked || focus.end);
};

/** Ref of a form that takes a plain form's place; see `restoreFocus`. */
export const useRestoredFocus = (focus: FieldFocus | null | undefined) => {
  const [first] = useState(focus);
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (form) restoreFocus(form, first);
    },
    [first],
  );
};
