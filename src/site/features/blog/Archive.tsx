import { useRef } from 'react';
import type { AddressFrom } from '#shared/config/hooks/useAddress';
import { useIdle } from '#shared/hooks/useIdle';
import { useInView } from '#shared/hooks/useInView';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { MONTHS } from '#shared/i18n/formats/calendar';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import styles from './Archive.module.css';
import type { ArchiveCalendarProps } from './ArchiveCalendar';
import type { DayFilter } from './useCalendarView';

interface ArchiveMonthsProps {
  chosen: DayFilter;
  toDay: (chosen: DayFilter) => AddressFrom;
  leading?: readonly number[] | undefined;
}

const ArchiveMonths = ({ chosen, toDay, leading }: ArchiveMonthsProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.months}>
      {MONTHS[useLanguage()].map((name, place) => {
        const month = place + 1;
        return (
          <li key={name}>
            <FilterLink
              className={styles.month}
              to={toDay({ month, date: 0 })}
              isEmpty={month !== chosen.month && leading?.includes(month) === false}
              aria-label={t('blog.wholeMonth', { month: name })}
              aria-current={month === chosen.month ? 'true' : undefined}
            >
              {name}
            </FilterLink>
          </li>
        );
      })}
    </ul>
  );
};

const DAYS = 35;

const CalendarSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton className={styles.head} />
    {Array.from({ length: 7 }, (_, place) => (
      <span key={place} className={styles.name} />
    ))}
    {Array.from({ length: DAYS }, (_, place) => (
      <Skeleton key={place} className={styles.day} />
    ))}
  </div>
);

const PRELOAD_MARGIN = 300;

const loadCalendar = async () => (await import(/* webpackChunkName: "archive-calendar" */ './ArchiveCalendar')).default;

interface ArchiveProps extends ArchiveCalendarProps {
  toDay: (chosen: DayFilter) => AddressFrom;
  leading?: readonly number[] | undefined;
}

/** Shows a skeleton, and the calendar when near the viewport. Without scripts, shows links to months. */
export const Archive = ({ chosen, category, tag, onChoose, toDay, leading }: ArchiveProps) => {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, PRELOAD_MARGIN);
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
