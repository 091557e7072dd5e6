import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useCalendarQuery } from '#api/desk/bookings';
import { isApiProblem } from '#api/problem';
import { addDays } from '#contract/rules/clock';
import { useLastKnown } from '#shared/hooks/useLastKnown';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { deskPaths } from '../../common/lib/paths';
import { DeskIcon } from '../../common/ui/DeskIcon';
import { Screen } from '../../common/ui/Screen';
import { SearchBox } from '../../common/ui/SearchBox';
import { CalendarContext } from '../../features/bookings/calendarContext';
import { BookingTasks } from '../../features/bookings/components/BookingTasks';
import { CalendarBar } from '../../features/bookings/components/CalendarBar';
import { CalendarDesk } from '../../features/bookings/components/CalendarDesk';
import { ForeignBranch } from '../../features/bookings/components/ForeignBranch';
import { ComingBookings, FoundBookings } from '../../features/bookings/components/FoundBookings';
import { Questions } from '../../features/bookings/components/Questions';
import { calendarQueryOf, useCalendarAddress } from '../../features/bookings/hooks/useCalendarAddress';

import { dayName } from '../../features/bookings/lib/bookingWords';
import styles from './BookingsPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const hook = useCalendarAddress();
  const { address, branch, go } = hook;
  // Mechanics see no names or phones, so they cannot search for them.
  const mayChange = useMay()('change bookings');
  const search = t(mayChange ? 'calendar.search' : 'calendar.searchWork');
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [isFiltering, setFiltering] = useState(address.q !== '' || address.bay > 0);
  const asked = calendarQueryOf(address, branch);
  const query = useCalendarQuery(branch > 0 && !address.isComing ? asked : skipToken);
  const bays = useLastKnown(query.currentData?.bays, `${branch} ${language}`) ?? [];
  const lead =
    asked.days === 1
      ? dayName(asked.from, language)
      : `${dayName(asked.from, language)} – ${dayName(addDays(asked.from, asked.days - 1), language)}`;
  const calendar = (
    <>
      <CalendarBar address={hook} shown={query.currentData?.branch} bays={bays} isFiltering={isFiltering} />
      {isApiProblem(query.error) && query.error.kind === 'notFound' ? (
        <ForeignBranch pathOf={deskPaths.bookings} />
      ) : (
        <QueryBlock query={query} placeholder={<SkeletonText lines={12} />} isEmpty={() => false}>
          {(calendar) => (
            <CalendarContext value={{ calendar, asked }}>
              <Questions>
                <CalendarDesk hook={hook} tools={tools} />
              </Questions>
            </CalendarContext>
          )}
        </QueryBlock>
      )}
    </>
  );
  return (
    <Screen
      title={t('calendar.title')}
      lead={lead}
      isWide
      actions={
        <>
          {mayChange && !address.isComing && (
            <div className={styles.tasks}>
              <BookingTasks />
            </div>
          )}
          <div className={styles.search} data-open={isFiltering || undefined}>
            <SearchBox
              label={search}
              placeholder={search}
              value={address.q}
              onSearch={(q) => go({ q: q || null }, true)}
            />
          </div>
          {!address.isComing && (
            <div className={styles.tools}>
              <div ref={setTools} className={styles.slot} />
              <button
                type="button"
                className={styles.filter}
                aria-expanded={isFiltering}
                aria-label={t('inbox.filters')}
                title={t('inbox.filters')}
                onClick={() => setFiltering(!isFiltering)}
              >
                <DeskIcon name="filter" />
              </button>
            </div>
          )}
        </>
      }
    >
      <FoundBookings q={address.q} />
      {address.isComing ? <ComingBookings /> : calendar}
    </Screen>
  );
};
