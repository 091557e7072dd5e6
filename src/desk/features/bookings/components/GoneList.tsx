import type { DeskBooking } from '#contract/bookingsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useShownCalendar } from '../calendarContext';
import { isGone } from '../lib/columns';
import { spokenOf } from '../lib/names';
import styles from './Agenda.module.css';
import { BookingFacts } from './BookingItem';
import listStyles from './Lists.module.css';

/** Cancelled ones and those that did not come, beside the calendar: they take no time of it. */
export const GoneList = ({ onOpen }: { onOpen: (booking: DeskBooking) => void }) => {
  const t = useDeskTexts();
  const { calendar } = useShownCalendar();
  const gone = calendar.items.filter(isGone);
  return (
    <section className={listStyles.part} aria-labelledby="bookings-gone">
      <h2 className={listStyles.title} id="bookings-gone">
        {t('calendar.gone')}
      </h2>
      {gone.length === 0 && <p className={listStyles.quiet}>{t('calendar.goneNone')}</p>}
      <ul className={listStyles.links}>
        {gone.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.line}
              data-booking={item.id}
              aria-label={spokenOf(item, calendar.bays, t)}
              onClick={() => onOpen(item)}
            >
              <BookingFacts booking={item} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
