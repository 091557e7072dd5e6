import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useGetBookingQuery } from '#api/generated/bookings';
import { isNotFound } from '#api/problem';
import type { Booking } from '#contract/bookings';
import { bookingLinkAddress } from '#shared/config/bookingPaths';
import { useAddress } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePublicConfig } from '#shared/config/publicConfig';
import { Head } from '#shared/head/Head';
import { useOnTabVisible } from '#shared/hooks/useOnTabVisible';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useQueryParams } from '#shared/lib/address';
import { useServerNow } from '#shared/lib/serverClock';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { moveFocus } from '#shared/ui/lib/focus';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import { BookingActions } from '../../features/booking/components/BookingActions';
import { BookingCard, CalendarLink } from '../../features/booking/components/BookingCard';
import { BookingState } from '../../features/booking/components/BookingState';
import { useChange } from '../../features/booking/hooks/useChange';
import { bookedWords } from '../../features/booking/lib/days';
import { completedActionOf, linkAddress } from '../../features/booking/lib/linkUrl';
import { bookingLinkQueries } from '../../features/booking/queries';
import { RouteLinks } from '../../features/contacts/RouteLinks';
import { QrCode } from '../../features/sharing/QrCode';
import styles from '../../layouts/LinkPage.module.css';
import { NotFoundScreen } from '../../layouts/NotFoundScreen';
import own from './BookingLinkPage.module.css';

export const load = bookingLinkQueries;

const bookedIn = (state: unknown): Booking | undefined => (Object(state) as { booking?: Booking }).booking;

const isUpcoming = ({ state, is_over }: Booking): boolean => state === 'booked' && !is_over;

export const Component = () => {
  const { t } = useTranslation();
  const now = useServerNow();
  const lang = useLanguage();
  const paths = usePaths();
  const { siteUrl } = usePublicConfig();
  const navigate = useNavigate();
  const { current } = useAddress();
  const { token = '' } = useParams();
  const search = useQueryParams();
  const { state } = useLocation();
  const booked = bookedIn(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const posted = use(FallbackFormContext)?.booking ?? null;
  const query = useGetBookingQuery({ lang, token }, { refetchOnMountOrArgChange: 30 });
  const [changed, setChanged] = useState<{ lang: string; booking: Booking } | null>(null);
  const change = useChange(token, {
    onChanged: (booking) => {
      setChanged({ lang, booking });
      moveFocus(heading.current);
      heading.current?.scrollIntoView({ block: 'start' });
      void navigate(linkAddress(token, {})(current()), { replace: true, preventScrollReset: true });
      void query.refetch();
    },
    onStale: () =>
      void query.refetch().then(({ data }) => {
        if (data) setChanged({ lang, booking: data });
      }),
  });
  // Refetches when the tab becomes visible: a customer must not cancel a booking whose slot has changed.
  useOnTabVisible(
    () =>
      void query.refetch().then(({ data }) => {
        if (data) setChanged((now) => now && { ...now, booking: data });
      }),
  );
  useEffect(() => {
    if (booked) moveFocus(heading.current);
  }, [booked]);
  if (isNotFound(query.error)) return <NotFoundScreen />;
  const latest = changed?.lang === lang ? changed.booking : (query.currentData ?? booked);
  const link = siteUrl + paths.inLanguage(bookingLinkAddress(token));
  const done = latest && !changed ? completedActionOf(search, latest) : null;
  const isFresh = !changed && (booked !== undefined || done === 'booked');
  const title = t(isFresh ? 'booking.bookedTitle' : 'booking.linkTitle');
  return (
    <div className={styles.page}>
      <Head noindex title={t('booking.linkTitle')} />
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <QueryBlock
        query={{ ...query, currentData: latest }}
        placeholder={<Skeleton className={styles.waiting} />}
        className={styles.content}
      >
        {(booking) => (
          <>
            {isFresh && <p className={styles.lead}>{bookedWords(t, booking.starts_at, now)}</p>}
            <BookingState booking={booking} change={change} posted={posted} isMoved={done === 'moved'} />
            <BookingCard booking={booking}>
              <RouteLinks branch={booking.branch} />
              {isUpcoming(booking) && (
                <>
                  <CalendarLink token={token} />
                  <div className={own.code}>
                    <QrCode text={link} label={t('booking.qr')} />
                    <p>{t('booking.qrText')}</p>
                  </div>
                </>
              )}
              {booking.state === 'cancelled' && <CalendarLink token={token} isCancelled />}
            </BookingCard>
            {isUpcoming(booking) && (
              <BookingActions booking={booking} change={change} isFresh={isFresh} trap={posted?.trap} />
            )}
          </>
        )}
      </QueryBlock>
    </div>
  );
};
