interface Trail {
  node: HTMLElement;
  ancestors: HTMLElement[];
  dialog: HTMLElement | null;
  opener: Trail | null;
}

/** Time in which React may still render a replacement, or an event handler may move focus. */
const SETTLE_MS = 100;
const HEADINGS = 'h1, h2, h3';
const CLOSING = 'dialog:not([open]), dialog[data-closing]';

const ancestorsOf = (node: HTMLElement): HTMLElement[] => {
  const { parentElement: parent } = node;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
};

const isUsable = (node: HTMLElement): boolean => node.isConnected && !node.matches(':disabled');

function* focusTargets({ ancestors, dialog, opener }: Trail, page: HTMLElement): Generator<HTMLElement> {
  const isDialogGone = dialog !== null && !(dialog.isConnected && dialog.hasAttribute('open'));
  if (isDialogGone && opener) {
    if (isUsable(opener.node)) yield opener.node;
    yield* focusTargets(opener, page);
    return;
  }
  for (const ancestor of isDialogGone ? [page] : ancestors.filter((one) => page.contains(one)))
    for (const heading of ancestor.querySelectorAll<HTMLElement>(HEADINGS))
      if (!heading.closest(CLOSING)) yield heading;
  yield page;
}

/**
 * Moves focus when the focused control is removed or disabled: to the control that opened a closed dialog, else to the
 * nearest heading. Browsers would move it to the body, and keyboard users would restart at the top.
 * @returns function that stops watching
 */
export function keepFocus(page: HTMLElement): () => void {
  let last: Trail | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const dialog = target.closest<HTMLElement>('dialog');
    const opener = dialog && dialog === last?.dialog ? last.opener : last;
    last = { node: target, ancestors: ancestorsOf(target), dialog, opener: dialog && opener };
  };
  // A click on empty space removes focus deliberately, so focus stays on the body.
  const press = () =>
    setTimeout(() => {
      if (isLost() && last && isUsable(last.node)) last = null;
    });
  const check = () => {
    timer = undefined;
    if (!last || !isLost() || isUsable(last.node)) return;
    // An element without layout cannot take focus.
    for (const place of focusTargets(last, page)) {
      if (place.matches(HEADINGS) && !place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  };
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(check, SETTLE_MS);
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', press);
  changes.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] });
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', press);
  };
}
