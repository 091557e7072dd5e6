/** Sets `autofocus`, which React does not render. Without it a dialog focuses its close button. */
export const focusAtFirst = (node: HTMLElement | null): void =>
  node?.querySelector('input')?.setAttribute('autofocus', '');
