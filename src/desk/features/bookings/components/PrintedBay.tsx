import type { Calendar, CalendarBay, DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { nameOf, servicesOf } from '../lib/bookingWords';
import { spanText } from '../lib/days';
import { isGone } from '../lib/grid';
import styles from './PrintedBay.module.css';

interface PrintedBayList {
  bay: CalendarBay;
  items: DeskBooking[];
}

export const printedOf = ({ bays, items }: Calendar): PrintedBayList[] =>
  bays
    .map((bay) => ({
      bay,
      items: items
        .filter((item) => item.bay === bay.id && item.state !== 'held' && !isGone(item))
        .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
    }))
    .filter((list) => list.items.length > 0);

const Line = ({ booking }: { booking: DeskBooking }) => {
  const t = useDeskTexts();
  const { starts_at: from, ends_at: to, state, car, year, phone, note, overbooking, confirmed } = booking;
  const isBlock = state === 'blocked';
  const who = nameOf(booking, t);
  const withYear = [car, year].filter(Boolean).join(', ');
  const isCarAlone = car !== '' && who === car;
  return (
    <li className={styles.line}>
      <span className={styles.box} aria-hidden="true" />
      <div>
        <p className={styles.head}>
          <b>{spanText(Date.parse(from), Date.parse(to))}</b>
          <b>{isCarAlone ? withYear : who}</b>
          {phone && <span>{formatPhone(phone)}</span>}
          {!isCarAlone && <span>{withYear}</span>}
        </p>
        {!isBlock && <p>{servicesOf(booking) || t('calendar.noServices')}</p>}
        <p className={styles.quiet}>
          {[
            t(`bookingState.${state}`),
            confirmed && t('calendar.confirmed'),
            overbooking && [t('calendar.overbooked'), overbooking.reason].filter(Boolean).join(': '),
            !isBlock && note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
};

export const PrintedBay = ({ bay, items }: PrintedBayList) => (
  <section aria-labelledby={`bay${bay.id}`}>
    <h2 className={styles.title} id={`bay${bay.id}`}>
      {bay.name}
    </h2>
    <ul className={styles.lines}>
      {items.map((booking) => (
        <Line key={booking.id} booking={booking} />
      ))}
    </ul>
  </section>
);
