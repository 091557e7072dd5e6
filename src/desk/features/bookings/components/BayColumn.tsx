import type { CSSProperties, ReactNode } from 'react';
import type { CalendarBay, CalendarDay, DeskBooking } from '#contract/bookingsDesk';
import { MINUTE_MS, midnightOf } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { DropTarget } from '#desk/common/ui/DragArea';
import { useVisibleCalendar } from '../calendarContext';
import { nameOf } from '../lib/bookingWords';
import { spanText } from '../lib/days';
import { closedOf, isTaken, keyOf, minuteAt, type Place, type Span } from '../lib/grid';
import styles from './CalendarGrid.module.css';

export interface BayColumnProps {
  id: string;
  dayId: string | null;
  day: CalendarDay;
  bay: CalendarBay;
  frame: Span;
  now: number | null;
  bookedFrom: number;
  lanes: number;
  held: { booking: DeskBooking; place: Place } | null;
  /** `minute` is null if the column was activated by keyboard. */
  onBook: (minute: number | null) => void;
  children: ReactNode;
}

export const BayColumn = ({
  id,
  dayId,
  day,
  bay,
  frame,
  now,
  bookedFrom,
  lanes,
  held,
  onBook,
  children,
}: BayColumnProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const { items } = useVisibleCalendar().calendar;
  const isOver = held !== null && isTaken(items, held);
  const heldAt = held && (held.place.start - midnightOf(day.day)) / MINUTE_MS;
  return (
    <section
      className={styles.column}
      style={{ '--lanes': lanes } as CSSProperties}
      aria-labelledby={dayId ? `${dayId} ${id}` : id}
    >
      <h3 className={styles.bay} id={id} title={bay.name}>
        <span>{bay.name}</span>
        {bay.hidden && <span className={styles.quiet}>{` ${t('calendar.hiddenBay')}`}</span>}
      </h3>
      <DropTarget as="div" target={keyOf({ day: day.day, bay: bay.id })} className={styles.track}>
        {closedOf(day, frame).map(({ from, to }) => (
          <div key={from} className={styles.closed} style={{ '--from': from, '--long': to - from } as CSSProperties} />
        ))}
        {may('change bookings') && !bay.hidden && bookedFrom < frame.to && (
          <button
            type="button"
            className={styles.free}
            style={{ '--from': Math.max(bookedFrom, frame.from) } as CSSProperties}
            aria-label={t('calendar.bookHere', { bay: bay.name })}
            onClick={({ currentTarget: { parentElement: track }, detail, clientY }) =>
              onBook(detail === 0 || !track ? null : minuteAt(track.getBoundingClientRect(), clientY, frame))
            }
          />
        )}
        {now !== null && now >= frame.from && now <= frame.to && (
          <div className={styles.now} aria-hidden="true" style={{ '--from': now } as CSSProperties} />
        )}
        <ul className={styles.items}>{children}</ul>
        {held && heldAt !== null && (
          <div
            ref={(node) => node?.scrollIntoView({ block: 'nearest' })}
            className={styles.ghost}
            aria-hidden="true"
            data-taken={isOver || undefined}
            style={{ '--from': heldAt, '--long': held.place.minutes } as CSSProperties}
          >
            <b>{spanText(held.place.start, held.place.start + held.place.minutes * MINUTE_MS)}</b>
            <span>{nameOf(held.booking, t)}</span>
            {isOver && <span className={styles.taken}>{t('noRoom.takenOther')}</span>}
          </div>
        )}
      </DropTarget>
    </section>
  );
};
