import { useEffect } from 'react';
import { workers } from './serviceWorker';

/**
 * Without a line a link loads its page as a document: what the worker has kept is whole pages, while the application would ask for the
 * data of each screen by itself and mostly not get them.
 */
export const useDocumentLinks = (isDown: boolean): void => {
  useEffect(() => {
    if (!isDown) return undefined;
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isOwn = link?.origin === window.location.origin && link.target === '' && !link.hasAttribute('hreflang');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const isElsewhere = link?.pathname !== window.location.pathname || link.search !== window.location.search;
      // The browser follows it once nobody else has heard of the click.
      if (isOwn && isPlain && isElsewhere && workers()?.controller) event.stopPropagation();
    };
    window.addEventListener('click', leave, true);
    return () => window.removeEventListener('click', leave, true);
  }, [isDown]);
};
