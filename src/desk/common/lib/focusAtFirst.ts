/** A ref of what stands around a field: a dialog gives the focus to what has the attribute, which React leaves out, and else to its cross. */
export const focusAtFirst = (node: HTMLElement | null): void =>
  node?.querySelector('input')?.setAttribute('autofocus', '');
