import { useRef } from 'react';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { useIdle } from '#shared/hooks/useIdle';
import { useInView } from '#shared/hooks/useInView';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import type { DayFilter } from '../hooks/useCalendarView';
import styles from './Archive.module.css';
import type { ArchiveCalendarProps } from './ArchiveCalendar';
import { ArchiveMonths } from './ArchiveMonths';
import { CalendarSkeleton } from './CalendarSkeleton';

/** The calendar's script is fetched when its place is so near to the screen, in CSS pixels. */
const NEAR = 300;

const loadCalendar = async () => (await import(/* webpackChunkName: "archive-calendar" */ './ArchiveCalendar')).default;

export interface ArchiveProps extends ArchiveCalendarProps {
  /** To a month, or a day of it; for links. */
  toDay: (chosen: DayFilter) => AddressFrom;
  /** Months that lead to something; all where nobody knows. */
  leading?: readonly number[] | undefined;
}

/**
 * The archive's place in the page, which never changes its height: first the calendar's outline, then, in a quiet moment once it is
 * near, the calendar. Without JavaScript, and when its script cannot be had, the months as links.
 */
export const Archive = ({ chosen, category, tag, onChoose, toDay, leading }: ArchiveProps) => {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR);
  const idle = useIdle();
  const { loaded: Calendar, failed } = useLazyChunk(near && idle, loadCalendar);
  const months = <ArchiveMonths chosen={chosen} toDay={toDay} leading={leading} />;
  return (
    <div ref={place} className={styles.place}>
      {Calendar && <Calendar chosen={chosen} category={category} tag={tag} onChoose={onChoose} />}
      {!Calendar && failed && months}
      {!Calendar && !failed && (
        <>
          <CalendarSkeleton />
          <noscript>{months}</noscript>
        </>
      )}
    </div>
  );
};
