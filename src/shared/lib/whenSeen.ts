/** One observer for all links: hundreds of them cost more than what they save. */
let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

const observe = (): IntersectionObserver | undefined => {
  if (observer || typeof IntersectionObserver === 'undefined') return observer;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      const seen = waiting.get(target);
      waiting.delete(target);
      if (seen) whenIdle(seen);
    }
  });
  return observer;
};

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
};

/** Calls back once, when the element has come into the window and the browser has nothing better to do. Returns how to stop waiting. */
export const whenSeen = (element: Element, seen: () => void): (() => void) => {
  waiting.set(element, seen);
  observe()?.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};
