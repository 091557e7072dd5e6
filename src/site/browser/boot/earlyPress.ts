/** Buttons that do nothing before hydration. Browsers handle links, summaries, popovers and forms without scripts. */
const ANSWERED_BY_SCRIPT = 'button[type="button"]:not([popovertarget])';
const EVENTS = ['click', 'focusin', 'pagehide'];

/**
 * Remembers the last click on a button before hydration and marks the button. Another click or focus discards it.
 * @returns a function that stops, and replays the click if asked
 */
export const replayEarlyPress = (): ((isAnswered: boolean) => void) => {
  let kept: HTMLElement | null = null;
  const keep = (button: HTMLElement | null) => {
    if (kept) kept.removeAttribute('aria-busy');
    kept = button;
    if (kept) kept.setAttribute('aria-busy', 'true');
  };
  const pressedButton = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(ANSWERED_BY_SCRIPT) : null;
  const onPress = ({ type, target }: Event) => {
    const button = pressedButton(target);
    if (type === 'click') keep(button);
    else if (button !== kept) keep(null);
  };
  for (const event of EVENTS) addEventListener(event, onPress, true);
  // A button clicked even before this script has the focus, but no focus ring.
  const focused = document.activeElement;
  if (focused && !focused.matches(':focus-visible')) keep(pressedButton(focused));
  return (isAnswered) => {
    for (const event of EVENTS) removeEventListener(event, onPress, true);
    const button = kept;
    keep(null);
    // React hydrates the target of a click synchronously. A removed button ignores it.
    if (isAnswered && button) button.click();
  };
};
