import { type RefObject, useEffect, useState } from 'react';

/**
 * True from the moment the element is in sight, or nearer to it than `margin`; never false again.
 * @param margin in CSS pixels around the screen
 */
export const useInView = (element: RefObject<Element | null>, margin = 0): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
};

/** Whether any of the element is on the screen now. The server says yes. */
export const useOnScreen = (element: RefObject<Element | null>): boolean => {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
};
