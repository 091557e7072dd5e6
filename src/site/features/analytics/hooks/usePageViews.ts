import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PAGE_VIEW_PATH } from '#contract/rules/pageViews';
import { usePublicConfig } from '#shared/config/hooks/usePublicConfig';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isAgainstCounting } from '../lib/isAgainstCounting';
import { pageView } from '../lib/pageView';

/** Tells the site's own server of each page that was shown, where it counts them. */
export const usePageViews = (isReady: boolean): void => {
  const { analytics } = usePublicConfig();
  const { pathname } = useLocation();
  const language = useLanguage();
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (!analytics || !isReady || told.current === pathname || isAgainstCounting()) return;
    const referrer = told.current === undefined ? document.referrer : '';
    told.current = pathname;
    const view = pageView({ pathname, language, referrer, ownHost: location.hostname, width: screen.width });
    navigator.sendBeacon(PAGE_VIEW_PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }));
  }, [analytics, isReady, pathname, language]);
};
