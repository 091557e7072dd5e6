/** Sets `autofocus`, which React omits. Without it a dialog focuses its close button. */
export const focusAtFirst = (node: HTMLElement | null): void =>
  node?.querySelector('input')?.setAttribute('autofocus', '');
