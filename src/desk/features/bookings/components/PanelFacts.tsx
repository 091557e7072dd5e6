import type { ReactNode } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { spacedPlate } from '#contract/rules/plates';
import { type DeskT, useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { useVisibleCalendar } from '../calendarContext';
import { bayName, placeText, priceText, servicesOf } from '../lib/bookingWords';
import { placeOf } from '../lib/values';

import styles from './BookingPanel.module.css';

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

/** `reason` is empty for mechanics, to whom the server does not send it. */
const overbookingReason = ({ reason, by }: NonNullable<DeskBooking['overbooking']>, t: DeskT): string =>
  reason && by ? t('booking.by', { reason, name: by.name }) : reason || (by?.name ?? '');

export const PanelFacts = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const may = useMay();
  const language = useLanguage();
  const { bays } = useVisibleCalendar().calendar;
  const { overbooking, cancelled, year, confirmed, moves } = booking;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('booking.when')}>{placeText({ ...placeOf(booking), bay: 0 }, bays, language)}</Fact>
        <Fact name={t('booking.where')}>
          {[booking.branch.name, bayName(bays, booking.bay)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('booking.complaint')}>{booking.complaint}</Fact>
        <Fact name={t('booking.services')}>{servicesOf(booking) || t('calendar.noServices')}</Fact>
        <Fact name={t('booking.car')}>
          {[booking.car, year, booking.plate && spacedPlate(booking.plate)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={t('booking.price')}>{priceText(booking.price, language, t)}</Fact>
        <Fact name={t('booking.language')}>{t(`booking.${booking.language}`)}</Fact>
        <Fact name={t('booking.source')}>{t(`bookingSource.${booking.source}`)}</Fact>
        <Fact name={t('booking.note')}>{booking.note}</Fact>
        <Fact name={t('booking.overbooking')}>{overbooking && overbookingReason(overbooking, t)}</Fact>
      </dl>
      <p className={styles.history}>
        {[
          t('booking.history', {
            when: formatDayAndTime(booking.created_at, language),
            source: t(`bookingSource.${booking.source}`),
          }),
          booking.state === 'booked' && `${t(confirmed ? 'booking.isConfirmed' : 'booking.notConfirmed')}.`,
          moves > 0 && `${t('booking.moves', { count: moves })}.`,
          cancelled && t(`booking.cancelledBy_${cancelled.by}`, { when: formatDayAndTime(cancelled.at, language) }),
          cancelled?.reason,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className={styles.links}>
        {booking.customer !== null && may('read customers') && (
          <Link to={deskPaths.customer(booking.customer)}>{t('booking.customer')}</Link>
        )}
        {booking.enquiry !== null && may('read enquiries') && (
          <Link to={deskPaths.enquiry(booking.enquiry, { status: 'all' })}>{t('booking.enquiry')}</Link>
        )}
        {booking.visit !== null && may('read visits') && (
          <Link to={deskPaths.visit(booking.visit)}>{t('booking.visit')}</Link>
        )}
      </p>
    </>
  );
};
