import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true once the element has come within `margin` of the viewport.
 * @param margin in CSS pixels
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

/** Returns whether any part of the element is in the viewport now. True on the server. */
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
