import { Suspense } from 'react';
import { usePublicConfig } from '#shared/config/hooks/usePublicConfig';
import { useIdle } from '#shared/hooks/useIdle';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { usePageViews } from '../hooks/usePageViews';

const Counters = lazyExtra(() => import(/* webpackChunkName: "counters" */ './Counters'));

/** Counting of visits, when the browser has nothing more urgent to do. Nothing where no setting asks for it. */
export const Analytics = () => {
  const { yandexMetricaId, googleAnalyticsId } = usePublicConfig();
  const isIdle = useIdle();
  usePageViews(isIdle);
  return <Suspense>{isIdle && (yandexMetricaId || googleAnalyticsId) && <Counters />}</Suspense>;
};
