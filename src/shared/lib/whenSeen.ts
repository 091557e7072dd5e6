/** What a visitor does first on a page that they go on using. Listened for on the window, so a carousel that scrolls itself is none. */
const ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** One observer for all links: hundreds of them cost more than what they save. */
let observer: IntersectionObserver | undefined;
let isListening = false;
const waiting = new Map<Element, () => void>();

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};

const startObserving = () => {
  for (const action of ACTIONS) window.removeEventListener(action, startObserving);
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const seen = waiting.get(target);
      waiting.delete(target);
      if (seen) whenIdle(seen);
    }
  });
  // A hundred links at once would delay the answer to the action itself.
  whenIdle(() => waiting.forEach((_, element) => observer?.observe(element)));
};

const listen = () => {
  if (isListening || typeof IntersectionObserver === 'undefined') return;
  isListening = true;
  for (const action of ACTIONS) window.addEventListener(action, startObserving, { passive: true });
};

/**
 * Calls back once, when the visitor has acted on the page, the element is in the window and the browser is idle. A visitor who only
 * reads the first page pays for one page. Returns how to stop waiting.
 */
export const whenSeen = (element: Element, seen: () => void): (() => void) => {
  waiting.set(element, seen);
  listen();
  observer?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};
