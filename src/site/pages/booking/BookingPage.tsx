import { skipToken } from '@reduxjs/toolkit/query/react';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { useGetHeldTimeQuery } from '#api/generated/bookings';
import { isNotFound } from '#api/problem';
import type { Booking } from '#contract/bookings';
import { bookingAddress, bookingLinkAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { Head } from '#shared/head/Head';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { changeVisitorChoice } from '#shared/lib/chosenCar';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import { Choose, useChoice } from '../../features/booking/components/Choose';
import { Held } from '../../features/booking/components/Held';
import { AlternativeButtons, PostedWaitlistForm } from '../../features/booking/components/PostedParts';
import { RetriedRequest } from '../../features/booking/components/RetriedRequest';
import { useUnansweredRequest } from '../../features/booking/hooks/useBook';
import { useHold } from '../../features/booking/hooks/useHold';
import { parseBookingUrl } from '../../features/booking/lib/bookingAddress';
import { bookingQueries } from '../../features/booking/queries';
import styles from './BookingPage.module.css';

export const load = bookingQueries;

export const Component = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const paths = usePaths();
  const posted = use(FallbackFormContext)?.booking ?? null;
  const hold = useHold();
  const { hold: token } = parseBookingUrl(useQueryParams());
  const heldQuery = useGetHeldTimeQuery(token ? { lang, token } : skipToken);
  const held = hold.taken?.token === token ? (hold.taken ?? undefined) : heldQuery.currentData;
  const isGone = token !== undefined && !held && isNotFound(heldQuery.error);
  const chosen = useChoice(token !== undefined && !isGone, hold.taken?.token);
  const place = posted?.place;
  const status = place === undefined && posted?.problem && (
    <>
      <Notice tone="danger">{posted.problem}</Notice>
      {isGone && posted.alternatives.length > 0 && <AlternativeButtons alternatives={posted.alternatives} />}
    </>
  );
  const onBooked = (booking: Booking) => {
    changeVisitorChoice({ services: 0, branch: 0 });
    void navigate(paths.inLanguage(bookingLinkAddress(booking.token)), { replace: true, state: { booking } });
  };
  const unanswered = useUnansweredRequest(token, onBooked);
  const { requestState } = unanswered;
  const gone = <Notice>{t('booking.holdGone')}</Notice>;
  return (
    <div className={styles.page}>
      <Head
        title={t('booking.title')}
        description={t('booking.description')}
        canonical={bookingAddress()}
        noindex={chosen.choice.services.length > 0 || token !== undefined}
      />
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('booking.heading')}
        </h1>
        {(token === undefined || isGone) && <p className={styles.lead}>{t('booking.lead')}</p>}
      </div>
      {posted && <PostedWaitlistForm posted={posted} />}
      <RetriedRequest {...unanswered} />
      {isGone && !posted?.problem && (
        <div role="status">
          {requestState === 'none' && gone}
          {requestState === 'unknown' && <noscript>{gone}</noscript>}
        </div>
      )}
      {requestState === 'asking' || (isGone && requestState === 'unanswered') ? null : token && !isGone ? (
        <QueryBlock
          query={{ ...heldQuery, currentData: held, isError: heldQuery.isError && !held }}
          placeholder={<SkeletonText lines={6} />}
        >
          {(known) => (
            <Held
              held={known}
              hold={hold}
              services={chosen.services.currentData ?? []}
              branches={chosen.branches.currentData?.branches ?? []}
              car={chosen.choice}
              takesFocus={hold.taken?.token === token}
              posted={posted}
              onBooked={onBooked}
            />
          )}
        </QueryBlock>
      ) : (
        <Choose chosen={chosen} hold={hold} status={status} posted={posted} isWaited={place !== undefined} />
      )}
    </div>
  );
};
