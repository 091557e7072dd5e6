/** Listened for on the window, so that a carousel that scrolls itself is no action. Assistive technology may send a click alone. */
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'scroll'] as const;

let acted: Promise<void> | undefined;

/** Resolves when the visitor has done anything on the page: one who only reads the first screen pays for nothing else. */
export const firstAction = (): Promise<void> => {
  acted ??= new Promise((resolve) => {
    const act = () => {
      for (const action of ACTIONS) window.removeEventListener(action, act);
      resolve();
    };
    for (const action of ACTIONS) window.addEventListener(action, act, { passive: true });
  });
  return acted;
};
