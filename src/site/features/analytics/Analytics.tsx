import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { PAGE_VIEW_PATH } from '#contract/rules/pageViews';
import { usePublicConfig } from '#shared/config/publicConfig';
import { useIdle } from '#shared/hooks/useIdle';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { optsOutOfAnalytics, pageView } from './pageView';

const usePageViews = (isReady: boolean): void => {
  const { analytics } = usePublicConfig();
  const { pathname } = useLocation();
  const language = useLanguage();
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!analytics || !isReady || reported.current === pathname || optsOutOfAnalytics()) return;
    const referrer = reported.current === undefined ? document.referrer : '';
    reported.current = pathname;
    const view = pageView({ pathname, language, referrer, ownHost: location.hostname, width: screen.width });
    navigator.sendBeacon(PAGE_VIEW_PATH, new Blob([JSON.stringify(view)], { type: 'application/json' }));
  }, [analytics, isReady, pathname, language]);
};

const Counters = lazyExtra(() => import(/* webpackChunkName: "counters" */ './Counters'));

export const Analytics = () => {
  const { yandexMetricaId, googleAnalyticsId } = usePublicConfig();
  const isIdle = useIdle();
  usePageViews(isIdle);
  return <Suspense>{isIdle && (yandexMetricaId || googleAnalyticsId) && <Counters />}</Suspense>;
};
