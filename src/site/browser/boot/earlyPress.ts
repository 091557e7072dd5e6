/** The browser answers a link, a summary, a popover and a form by itself; such a button only the application. */
const ANSWERED_BY_SCRIPT = 'button[type="button"]:not([popovertarget])';
const EVENTS = ['click', 'focusin', 'pagehide'];

/**
 * Keeps the last press on a button that cannot answer before the application runs: the button shows at once that it was heard.
 * Whatever the visitor turns to instead lets it go. Pressed ten times it is one press: they want it ten times as much.
 * Returns how to end this: with the press made again, or not.
 */
export const keepEarlyPress = (): ((isAnswered: boolean) => void) => {
  let kept: HTMLElement | null = null;
  const keep = (button: HTMLElement | null) => {
    if (kept) kept.removeAttribute('aria-busy');
    kept = button;
    if (kept) kept.setAttribute('aria-busy', 'true');
  };
  const pressed = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(ANSWERED_BY_SCRIPT) : null;
  const hear = ({ type, target }: Event) => {
    const button = pressed(target);
    if (type === 'click') keep(button);
    else if (button !== kept) keep(null);
  };
  for (const event of EVENTS) addEventListener(event, hear, true);
  // Pressed before even this script had come, a button has the focus without the ring that the keyboard's would have.
  const focused = document.activeElement;
  if (focused && !focused.matches(':focus-visible')) keep(pressed(focused));
  return (isAnswered) => {
    for (const event of EVENTS) removeEventListener(event, hear, true);
    const button = kept;
    keep(null);
    // React hydrates at once what a click comes to. A button that is gone hears nothing.
    if (isAnswered && button) button.click();
  };
};
