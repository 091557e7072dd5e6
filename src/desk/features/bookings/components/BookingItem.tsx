import type { CSSProperties, PointerEventHandler } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { clockAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDragItem } from '#desk/common/ui/DragArea';
import { Icon } from '#shared/ui/media/Icon';
import { useVisibleCalendar } from '../calendarContext';
import { nameOf, servicesOf, spokenOf } from '../lib/bookingWords';
import type { Placed } from '../lib/grid';
import { canMove } from '../lib/values';
import styles from './BookingItem.module.css';
import { StateIcon } from './StateIcon';

export interface BookingFactsProps {
  booking: DeskBooking;
  isFresh?: boolean;
  marks?: readonly string[];
}

export const BookingFacts = ({ booking, isFresh = false, marks = [] }: BookingFactsProps) => {
  const t = useDeskTexts();
  const { state, starts_at: from, ends_at: to, confirmed, source } = booking;
  const hasCustomer = state !== 'held' && state !== 'blocked';
  // A short booking has one row of text, so its first warning replaces the state "expected".
  const [urgent, ...others] = state === 'booked' ? marks : [];
  const rest = state === 'booked' ? others : marks;
  return (
    <>
      <span className={styles.head}>
        {urgent === undefined ? <StateIcon state={state} /> : <Icon name="alert" size={16} />}
        <b>
          <span>{clockAt(from)}</span>
          <span className={styles.end}>{`–${clockAt(to)}`}</span>
        </b>
        {isFresh && <span className={styles.isNew}>{t('calendar.isNew')}</span>}
        {hasCustomer && (
          <span className={urgent === undefined ? styles.state : `${styles.state} ${styles.urgent}`}>
            {urgent ?? t(`bookingState.${state}`)}
          </span>
        )}
      </span>
      <span className={styles.name}>{nameOf(booking, t)}</span>
      {rest.map((mark) => (
        <span key={mark} className={styles.over}>
          <Icon name="alert" size={16} />
          <span>{mark}</span>
        </span>
      ))}
      {hasCustomer && (
        <>
          <span className={styles.more}>
            {[booking.name && booking.car, servicesOf(booking)].filter(Boolean).join(' · ')}
          </span>
          <span className={styles.more}>
            {[t(`bookingSource.${source}`), confirmed && state === 'booked' && t('calendar.confirmed')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      )}
    </>
  );
};

export interface BookingItemProps {
  placed: Placed;
  isOpen: boolean;
  isFresh: boolean;
  marks: readonly string[];
  hint: string;
  onOpen: () => void;
  mayMove: boolean;
  onPress: PointerEventHandler<HTMLElement>;
}

export const BookingItem = ({ placed, isOpen, isFresh, marks, hint, onOpen, mayMove, onPress }: BookingItemProps) => {
  const t = useDeskTexts();
  const { calendar } = useVisibleCalendar();
  const { item, from, to, lane, lanes } = placed;
  const buffer = (Date.parse(item.free_at) - Date.parse(item.ends_at)) / 60_000;
  const isCarried = mayMove && canMove(item);
  const { ref, press, keys, isHeld } = useDragItem(item.id, !isCarried);
  const spoken = spokenOf(item, calendar.bays, t, marks);
  return (
    <li
      className={styles.item}
      data-state={item.state}
      data-over={marks.length > 0 ? '' : undefined}
      data-held={isHeld || undefined}
      data-open={isOpen || undefined}
      data-fresh={isFresh || undefined}
      style={
        { '--from': from, '--long': to - from, '--lane': lane, '--lanes': lanes, '--buffer': buffer } as CSSProperties
      }
    >
      <button
        type="button"
        className={styles.press}
        data-booking={item.id}
        aria-label={isFresh ? `${t('calendar.isNew')}: ${spoken}` : spoken}
        aria-describedby={isCarried ? hint : undefined}
        aria-pressed={isCarried ? isHeld : undefined}
        title={spoken}
        onClick={onOpen}
        onPointerDown={onPress}
        ref={ref}
        {...press}
        {...(isCarried && keys)}
      >
        <BookingFacts booking={item} isFresh={isFresh} marks={marks} />
        {isCarried && <span className={styles.edge} data-handle="edge" aria-hidden="true" />}
      </button>
    </li>
  );
};
