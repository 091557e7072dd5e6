import { type CSSProperties, useEffect, useId, useRef } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { clockAt, dateAt, MINUTE_MS, midnightOf } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useNow } from '#desk/common/hooks/useNow';
import { useMay } from '#desk/common/hooks/useSession';
import { DragArea, isWithin, useDrag } from '#desk/common/ui/DragArea';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { classNames } from '#shared/ui/lib/classNames';
import { useVisibleCalendar } from '../calendarContext';
import { useChangeBooking } from '../hooks/useChangeBooking';
import { useMarks } from '../hooks/useMarks';
import { nameOf, placeText } from '../lib/bookingWords';
import {
  bookedFrom,
  type Column,
  cellAt,
  columnsOf,
  frameOf,
  hoursOf,
  isSamePlace,
  keyOf,
  type Place,
  placeByKey,
  placedIn,
  placeUnder,
  visibleBays,
} from '../lib/grid';
import { moveTo, placeOf } from '../lib/values';

import { BayColumn } from './BayColumn';
import { BookingItem } from './BookingItem';
import styles from './CalendarGrid.module.css';
import { DayHead } from './DayHead';

export interface CalendarGridProps {
  day: string;
  bay: number;
  open: number;
  fresh: ReadonlySet<number>;
  onOpen: (booking: DeskBooking) => void;
  onBook: (column: Column, start: number | null) => void;
  onWaitlist: (day: string) => void;
}

/** Returns the minutes between the start of a booking and the pointer, or null on the lower edge, its resize handle. */
const grabAt = (node: HTMLElement, y: number, minutes: number): number | null => {
  const edge = node.querySelector('[data-handle]');
  if (edge && y >= edge.getBoundingClientRect().top) return null;
  const { top, height } = node.getBoundingClientRect();
  return ((y - top) / Math.max(height, 1)) * minutes;
};

export const CalendarGrid = ({ day: chosen, bay, open, fresh, onOpen, onBook, onWaitlist }: CalendarGridProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const mayMove = useMay()('change bookings');
  const { change } = useChangeBooking();
  const { calendar } = useVisibleCalendar();
  const { days, items, step } = calendar;
  const now = useNow();
  const today = dateAt(now);
  const minuteNow = (now - midnightOf(today)) / MINUTE_MS;
  const bays = visibleBays(calendar, bay);
  const columns = columnsOf(days, bays);
  const frame = frameOf(days, items, now);
  const marksOf = useMarks();
  const isWeek = days.length > 1;
  const place = (at: Parameters<typeof placeText>[0]) => placeText(at, bays, isWeek ? language : null);
  const bookingOf = (one: number) => items.find((item) => item.id === one);
  const grab = useRef<number | null>(null);
  const { held, area } = useDrag<Place>({
    isSame: isSamePlace,
    placeOf: (one) => {
      const booking = bookingOf(one);
      return booking ? placeOf(booking) : null;
    },
    placeAt: (point, rects, { from }) => {
      const isOutside = !isWithin(scroller.current?.getBoundingClientRect(), point);
      if (isOutside && grab.current !== null) return from;
      return placeUnder(from, { point, rects, columns, step, frame, grab: grab.current });
    },
    placeByKey: ({ key, shiftKey }, { place }) => placeByKey(place, { key, isStretch: shiftKey, step, columns }),
    onDrop: (dropped, to) => {
      const booking = bookingOf(dropped);
      if (!booking) return;
      void change(booking, moveTo(to), {
        text: (now) =>
          t('booking.movedTo', {
            name: nameOf(now, t),
            place: placeText(placeOf(now), calendar.bays, isWeek ? language : null),
          }),
      });
    },
    announce: (what, said, at) => {
      const booking = bookingOf(said);
      return booking ? t(`calendar.${what}`, { name: nameOf(booking, t), place: place(at) }) : '';
    },
    focusAt: (one, { start, bay }) =>
      document.querySelector<HTMLElement>(
        `[data-target="${keyOf({ day: dateAt(start), bay })}"] [data-booking="${one}"]`,
      ),
  });
  const carried = held && bookingOf(held.id);
  const isNowShown = days.some(({ day }) => day === today) && minuteNow >= frame.from && minuteNow <= frame.to;
  const hours = hoursOf(frame, isNowShown ? minuteNow : null);
  useEffect(() => {
    const node = scroller.current;
    const line = node?.querySelector('[data-now]');
    if (node && line instanceof HTMLElement) node.scrollTop = Math.max(line.offsetTop - node.clientHeight / 3, 0);
  }, [scroller]);
  const firstDay = days[0]?.day;
  useEffect(() => {
    const node = scroller.current;
    const shown = firstDay && node?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    const axis = node?.querySelector<HTMLElement>('[data-axis]');
    if (node && shown && axis) node.scrollLeft = shown.offsetLeft - axis.offsetWidth;
  }, [scroller, chosen, firstDay]);
  return (
    <DragArea area={area}>
      <div
        ref={scroller}
        className={styles.scroller}
        data-week={isWeek || undefined}
        style={
          {
            '--first': frame.from,
            '--all': frame.to - frame.from,
            '--step': step,
            '--columns': columns.length,
          } as CSSProperties
        }
      >
        <div className={styles.grid} data-dragging={held ? '' : undefined}>
          <div className={styles.axis} data-axis="" aria-hidden="true">
            <div className={styles.corner} />
            <div className={styles.hours}>
              {hours.map((minute) => (
                <span key={minute} className={styles.hour} style={{ '--from': minute } as CSSProperties}>
                  {clockAt(midnightOf(today) + minute * MINUTE_MS)}
                </span>
              ))}
              {isNowShown && (
                <b className={styles.clock} data-now="" style={{ '--from': minuteNow } as CSSProperties}>
                  {clockAt(now)}
                </b>
              )}
            </div>
          </div>
          {days.map((day) => (
            <section
              key={day.day}
              className={classNames(styles.day, day.day === today && styles.today)}
              data-day={day.day}
              aria-labelledby={`${id}${day.day}`}
            >
              <DayHead id={`${id}${day.day}`} day={day} isQuiet={!isWeek} onWaitlist={() => onWaitlist(day.day)} />
              <div className={styles.columns}>
                {bays.map((visibleBay) => {
                  const column = { day: day.day, bay: visibleBay.id };
                  const key = keyOf(column);
                  const placed = placedIn(items, column, now);
                  return (
                    <BayColumn
                      key={key}
                      id={`${id}${key}`}
                      dayId={isWeek ? `${id}${day.day}` : null}
                      day={day}
                      bay={visibleBay}
                      frame={frame}
                      now={day.day === today ? minuteNow : null}
                      bookedFrom={bookedFrom(day.day, step, now)}
                      lanes={Math.max(1, ...placed.map(({ lanes }) => lanes))}
                      held={
                        carried && held.place.bay === visibleBay.id && dateAt(held.place.start) === day.day
                          ? { booking: carried, place: held.place }
                          : null
                      }
                      onBook={(minute) => onBook(column, minute === null ? null : cellAt(day.day, minute, step))}
                    >
                      {placed.map((one) => (
                        <BookingItem
                          key={one.item.id}
                          placed={one}
                          isOpen={one.item.id === open}
                          isFresh={fresh.has(one.item.id)}
                          marks={marksOf(one.item)}
                          hint={`${id}hint`}
                          onOpen={() => onOpen(one.item)}
                          mayMove={mayMove}
                          onPress={({ currentTarget, clientY }) => {
                            grab.current = grabAt(currentTarget, clientY, placeOf(one.item).minutes);
                          }}
                        />
                      ))}
                    </BayColumn>
                  );
                })}
              </div>
            </section>
          ))}
        </div>
      </div>
      {mayMove && (
        <p className={styles.hint} id={`${id}hint`}>
          {t('calendar.hint')}
        </p>
      )}
    </DragArea>
  );
};
