/** The automatic scrolling of a carousel does not reach the window. Assistive technology may send only a click. */
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'click', 'wheel', 'scroll'] as const;

let acted: Promise<void> | undefined;

/** Resolves after the first interaction of the visitor. */
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

/** One shared observer, because hundreds of observers would be slow. */
let observer: IntersectionObserver | undefined;
let isStarting = false;
const waiting = new Map<Element, () => void>();

const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};

const startObserving = () => {
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const callback = waiting.get(target);
      waiting.delete(target);
      if (callback) whenIdle(callback);
    }
  });
  for (const element of waiting.keys()) observer.observe(element);
};

const start = () => {
  if (isStarting || typeof IntersectionObserver === 'undefined') return;
  isStarting = true;
  // Waits for idle time: prefetching a hundred links at once would delay the response to the interaction.
  void firstAction().then(() => whenIdle(startObserving));
};

/**
 * Calls `onVisible` once the visitor has interacted, the element is visible and the browser is idle. Returns the cancel
 * function.
 */
export const whenVisible = (element: Element, onVisible: () => void): (() => void) => {
  waiting.set(element, onVisible);
  start();
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};
