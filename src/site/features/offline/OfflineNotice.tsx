import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { selectIsSignedIn, selectUserId } from '#api/authSlice';
import { pageOf } from '#contract/rules/pages';
import { formatClock } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useOfflineTexts } from '#shared/i18n/hooks/useOfflineTexts';
import { useAppSelector } from '#shared/store/appStore';
import styles from './OfflineNotice.module.css';
import { postToWorker, workers } from './serviceWorker';
import { useConnection } from './useConnection';
import { useServiceWorker } from './useServiceWorker';

/** Offline, links load documents, because the service worker caches whole pages. */
export const useDocumentLinks = (isDown: boolean): void => {
  useEffect(() => {
    if (!isDown) return undefined;
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const isOwn = link?.origin === window.location.origin && link.target === '' && !link.hasAttribute('hreflang');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const isElsewhere = link?.pathname !== window.location.pathname || link.search !== window.location.search;
      if (isOwn && isPlain && isElsewhere && workers()?.controller) event.stopPropagation();
    };
    window.addEventListener('click', leave, true);
    return () => window.removeEventListener('click', leave, true);
  }, [isDown]);
};

/** Deletes the customer's API replies from the service worker's cache when the session ends in any tab. */
export const useForgottenGarage = (): void => {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userId = useAppSelector(selectUserId);
  const last = useRef(userId);
  useEffect(() => {
    const isAnother = last.current !== null && last.current !== userId;
    last.current = userId;
    if (isSignedIn && !isAnother) return;
    postToWorker({ say: 'leave' });
  }, [isSignedIn, userId]);
};

export const OfflineNotice = () => {
  const texts = useOfflineTexts();
  const lang = useLanguage();
  const { isDown, cachedAt } = useConnection();
  const isSearch = pageOf(useLocation().pathname) === 'search';
  const words = () => {
    if (isSearch) return texts.searchesKept;
    return cachedAt === null ? texts.noConnection : texts.asAt.replace('{{time}}', formatClock(cachedAt, lang));
  };
  useServiceWorker();
  useForgottenGarage();
  useDocumentLinks(isDown);
  return (
    <div role="status" className={styles.place}>
      {isDown && <p className={styles.connection}>{words()}</p>}
    </div>
  );
};
