import { Suspense, useEffect, useState } from 'react';
import { useIdle } from '../../../../shared/hooks/useIdle';
import { firstAction } from '../../../../shared/lib/firstAction';
import { lazyExtra } from '../../../../shared/lib/lazyExtra';
import { Analytics } from '../../../features/analytics/components/Analytics';
import { HeaderSearch } from '../../../features/search/components/HeaderSearch';
import { Offline } from './Offline';

const ThemeChoice = lazyExtra(
  () => import(/* webpackChunkName: "theme" */ '../../../features/theme/components/ThemeChoice'),
);

const useHasActed = (): boolean => {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    void firstAction().then(() => setHasActed(true));
  }, []);
  return hasActed;
};

/**
 * What renders nothing on the server: it begins when the page is read. The choice of colours is out of sight until the visitor acts; the
 * field of the header takes the place of its link.
 */
export const IdleParts = () => {
  const isIdle = useIdle();
  const hasActed = useHasActed();
  return (
    isIdle && (
      <>
        <Suspense>{hasActed && <ThemeChoice />}</Suspense>
        <HeaderSearch />
        <Analytics />
        <Offline />
      </>
    )
  );
};
