import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCalendarQuery } from '#api/desk/bookings';
import { isApiProblem } from '#api/problem';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { DeskIcon } from '../../common/ui/DeskIcon';
import { Screen } from '../../common/ui/Screen';
import { ForeignBranch } from '../../features/bookings/components/ForeignBranch';
import { PrintedBay, printedOf } from '../../features/bookings/components/PrintedBay';
import { useCalendarAddress } from '../../features/bookings/hooks/useCalendarAddress';

import styles from './PrintedBookingsPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { address, branch } = useCalendarAddress();
  const { day } = address;
  const query = useCalendarQuery(branch > 0 ? { branch, from: day, days: 1 } : skipToken);
  return (
    <Screen
      title={t('printedDay.title', { date: formatDate(day, language) })}
      lead={query.currentData?.branch.name}
      actions={
        <>
          <ButtonLink to={deskPaths.bookings({ branch, day })} data-no-print="">
            {t('printedDay.back')}
          </ButtonLink>
          <Button variant="primary" onClick={() => window.print()} data-no-print="">
            <DeskIcon name="print" size={20} />
            <span>{t('calendar.print')}</span>
          </Button>
        </>
      }
    >
      {isApiProblem(query.error) && query.error.kind === 'notFound' ? (
        <ForeignBranch pathOf={deskPaths.printedBookings} />
      ) : (
        <QueryBlock
          query={query}
          placeholder={<SkeletonText lines={8} />}
          isEmpty={(calendar) => printedOf(calendar).length === 0}
          empty={<p>{t('printedDay.none')}</p>}
        >
          {(calendar) => (
            <div className={styles.bays}>
              {printedOf(calendar).map(({ bay, items }) => (
                <PrintedBay key={bay.id} bay={bay} items={items} />
              ))}
            </div>
          )}
        </QueryBlock>
      )}
    </Screen>
  );
};
