import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { turnedAwayOf } from '#shared/lib/turnedAway';
import { useAppSelector } from '#shared/store/appStore';

const TurnedAwayNotice = lazyExtra(() => import(/* webpackChunkName: "turned-away" */ './TurnedAwayNotice'));

/** Why somebody was sent here from a page that wants a customer, and the way back to it. */
export const TurnedAway = () => {
  const said = turnedAwayOf(useLocation().state);
  // After a reload the browser's entry still says so, and the server's page, which the first frame must be like, does not.
  const isKnown = useAppSelector(({ _persist }) => _persist?.rehydrated);
  const [isSaid, setIsSaid] = useState(false);
  if (said && isKnown && !isSaid) setIsSaid(true);
  return (
    isSaid && (
      <Suspense>
        <TurnedAwayNotice />
      </Suspense>
    )
  );
};
