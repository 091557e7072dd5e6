const FOCUSABLE = 'a[href], button:not(:disabled), summary, input:not(:disabled), [tabindex="0"]';

/** Makes Tab go round within the box: after the last control comes the first, before the first the last. */
export const keepFocusInside = (event: KeyboardEvent, box: HTMLElement): void => {
  if (event.key !== 'Tab') return;
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.checkVisibility?.() ?? true,
  );
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  const target = event.shiftKey ? controls.at(-1) : controls[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  target?.focus();
};
