import { type RefObject, useEffect, useState } from 'react';

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
