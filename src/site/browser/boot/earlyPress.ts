/** Buttons that do nothing before hydration, unlike links, summaries, popovers and forms. */
const ANSWERED_BY_SCRIPT = 'button[type="button"]:not([popovertarget])';
const EVENTS = ['click', 'focusin', 'pagehide'];

/**
 * Records the last click on a button before hydration. Another click or focus discards it.
 * @returns a function that stops, and replays the click if its argument is true
 */
export const replayEarlyPress = (): ((isAnswered: boolean) => void) => {
  let marked: HTMLElement | null = null;
  const mark = (button: HTMLElement | null) => {
    if (marked) marked.removeAttribute('aria-busy');
    marked = button;
    if (marked) marked.setAttribute('aria-busy', 'true');
  };
  const pressedButton = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(ANSWERED_BY_SCRIPT) : null;
  const onPress = ({ type, target }: Event) => {
    const button = pressedButton(target);
    if (type === 'click') mark(button);
    else if (button !== marked) mark(null);
  };
  for (const event of EVENTS) addEventListener(event, onPress, true);
  // A button clicked before this script ran has the focus but not `:focus-visible`.
  const focused = document.activeElement;
  if (focused && !focused.matches(':focus-visible')) mark(pressedButton(focused));
  return (isAnswered) => {
    for (const event of EVENTS) removeEventListener(event, onPress, true);
    const button = marked;
    mark(null);
    // React hydrates the target of a click synchronously. A click on a button that React has removed has no effect.
    if (isAnswered && button) button.click();
  };
};
