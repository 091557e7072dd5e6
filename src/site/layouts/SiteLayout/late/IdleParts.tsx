import { Suspense, useEffect, useState } from 'react';
import { useIdle } from '../../../../shared/hooks/useIdle';
import { firstAction } from '../../../../shared/lib/firstAction';
import { lazyExtra } from '../../../../shared/lib/lazyExtra';
import { Analytics } from '../../../features/analytics/components/Analytics';
import { Offline } from './Offline';

const Controls = lazyExtra(() => import(/* webpackChunkName: "controls" */ './Controls'));

const useHasActed = (): boolean => {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    void firstAction().then(() => setHasActed(true));
  }, []);
  return hasActed;
};

/** What renders nothing on the server: it begins when the page is read, and its controls with the visitor's first action. */
export const IdleParts = () => {
  const isIdle = useIdle();
  const hasActed = useHasActed();
  return (
    isIdle && (
      <>
        <Suspense>{hasActed && <Controls />}</Suspense>
        <Analytics />
        <Offline />
      </>
    )
  );
};
