import { useCallback, useState } from 'react';
import { editPhone } from '#shared/ui/forms/phoneEdit';
import { type FieldFocus, isField, isTextField } from './handover';

export const restoreFocus = (form: HTMLFormElement, focus: FieldFocus | null | undefined): void => {
  const field = focus && form.elements.namedItem(focus.name);
  if (!isField(field)) return;
  field.focus({ preventScroll: true });
  // Checkboxes have no caret: setSelectionRange throws.
  if (!isTextField(field) || typeof focus?.start !== 'number') return;
  // The phone mask moves the caret.
  const masked = field.type === 'tel' && editPhone('', { text: focus.text, caret: focus.end }).caret;
  field.setSelectionRange(masked || focus.start, masked || focus.end);
};

export const useRestoredFocus = (focus: FieldFocus | null | undefined) => {
  const [first] = useState(focus);
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (form) restoreFocus(form, first);
    },
    [first],
  );
};
