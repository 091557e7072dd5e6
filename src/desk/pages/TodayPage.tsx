import { useReadTodayQuery } from '#api/desk/generated/activity';
import type { DeskToday, TodayEnquiries } from '#contract/activity';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { type DeskT, useDeskTexts } from '../common/hooks/useDeskTexts';
import { useMay } from '../common/hooks/useSession';
import { deskPaths } from '../common/lib/paths';
import { Card, Screen } from '../common/ui/Screen';

import { NO_SPAM } from '../features/enquiries/inboxAddress';
import { Bars } from '../features/today/Bars';
import { Figures } from '../features/today/Figures';
import { Hours } from '../features/today/Hours';
import styles from './TodayPage.module.css';

const inWords = (t: DeskT, seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && t('time.hours', { count: hours }), t('time.minutes', { count: minutes % 60 })]
    .filter(Boolean)
    .join(' ');
};

const days = (day: string, { from }: TodayEnquiries) => ({ status: NO_SPAM, from, to: day });

/** The bays, the bookings to come and what is overdue also change with the time. */
const POLL_MS = 60_000;
const STAGES = ['sent', 'approved', 'in_work', 'ready'] as const;

const Workshop = ({ visits }: Pick<DeskToday, 'visits'>) => {
  const t = useDeskTexts();
  return (
    <Figures
      title={t('today.workshop')}
      note={visits.all === 0 && t('today.noCars')}
      figures={[
        { name: t('today.cars'), value: visits.all, to: deskPaths.visits({ view: 'board' }) },
        ...STAGES.map((stage) => ({
          name: t(`visitState.${stage}`),
          value: visits[stage],
          to: deskPaths.visits({ view: 'board', stage }),
        })),
        {
          name: t('today.late'),
          value: visits.late,
          to: deskPaths.visits({ view: 'board', late: 'yes' }),
          isUrgent: true,
        },
      ]}
    />
  );
};

const Places = ({ day, bays, coming }: Pick<DeskToday, 'day' | 'bays' | 'coming'>) => {
  const t = useDeskTexts();
  const [only, ...others] = bays;
  const toCalendar = only && others.length === 0 && deskPaths.bookings({ branch: only.branch.id, day });
  return (
    <Figures
      title={t('today.places')}
      figures={[
        ...(toCalendar
          ? [
              { name: t('today.baysUsed'), value: only.used, to: toCalendar },
              { name: t('today.baysFree'), value: only.free, to: toCalendar },
            ]
          : []),
        { name: t('today.coming'), value: coming, to: deskPaths.bookings({ coming: 'yes' }) },
      ]}
    />
  );
};

const Counter = ({ day, enquiries, tasks }: { day: string; enquiries: TodayEnquiries; tasks: number | null }) => {
  const t = useDeskTexts();
  return (
    <Figures
      title={t('today.counter')}
      figures={[
        { name: t('today.new'), value: enquiries.new, to: deskPaths.inbox({ status: 'new' }) },
        {
          name: t('today.overdue'),
          value: enquiries.overdue,
          to: deskPaths.inbox({ due: 'overdue', order: 'urgent' }),
          isUrgent: true,
        },
        {
          name: t('today.came'),
          value: enquiries.came,
          to: deskPaths.inbox({ status: 'all', from: day, to: day }),
        },
        ...(tasks === null
          ? []
          : [{ name: t('today.tasks'), value: tasks, to: deskPaths.tasks({ view: 'due' }), isUrgent: true }]),
      ]}
    />
  );
};

const BranchBays = ({ day, bays }: Pick<DeskToday, 'day' | 'bays'>) => {
  const t = useDeskTexts();
  return (
    <Card title={t('today.bays')}>
      <Bars
        openLabel={(name) => t('today.openList', { name })}
        bars={bays.map(({ branch, used, free }) => ({
          key: String(branch.id),
          name: branch.name,
          value: used / (used + free),
          spokenText: t('today.baysOfBranch', { used, free }),
          to: deskPaths.bookings({ branch: branch.id, day }),
        }))}
      />
    </Card>
  );
};

const Answers = ({ day, enquiries }: { day: string; enquiries: TodayEnquiries }) => {
  const t = useDeskTexts();
  return (
    <Card title={t('today.firstAnswer')}>
      {enquiries.answer_seconds === null ? (
        <p className={styles.quiet}>{t('today.noAnswers')}</p>
      ) : (
        <>
          <p className={styles.large}>{t('today.median', { time: inWords(t, enquiries.answer_seconds) })}</p>
          <Bars
            openLabel={(name) => t('today.openList', { name })}
            bars={enquiries.branches.map(({ branch, answered, answer_seconds: seconds }) => ({
              key: String(branch?.id ?? 'none'),
              name: branch?.name ?? t('enquiry.noBranch'),
              value: seconds ?? 0,
              spokenText:
                seconds === null ? '–' : `${inWords(t, seconds)} · ${t('today.answersCount', { count: answered })}`,
              to: deskPaths.inbox({
                ...days(day, enquiries),
                branch: String(branch?.id ?? 'none'),
                answered: 'yes',
              }),
            }))}
          />
        </>
      )}
    </Card>
  );
};

const Sources = ({ day, enquiries }: { day: string; enquiries: TodayEnquiries }) => {
  const t = useDeskTexts();
  return (
    <div className={styles.column}>
      <Card title={t('today.bySection')}>
        <Bars
          openLabel={(name) => t('today.openList', { name })}
          bars={enquiries.sections.map(({ section, count }) => ({
            key: section,
            name: t(`section.${section}`),
            value: count,
            spokenText: String(count),
            to: deskPaths.inbox({ ...days(day, enquiries), section }),
          }))}
        />
      </Card>
      <Card title={t('today.byHour')}>
        <Hours
          hours={enquiries.hours}
          toHour={(hour) => deskPaths.inbox({ ...days(day, enquiries), hour: String(hour) })}
        />
      </Card>
    </div>
  );
};

export const Component = () => {
  const t = useDeskTexts();
  const may = useMay();
  const query = useReadTodayQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <Screen
      title={t('today.title')}
      actions={may('read enquiries') && <ButtonLink to={deskPaths.day()}>{t('today.print')}</ButtonLink>}
    >
      <QueryBlock query={query} placeholder={<Skeleton shape="box" className={styles.placeholder} />}>
        {({ day, visits, bays, coming, tasks, enquiries }) => (
          <div className={styles.today}>
            <Workshop visits={visits} />
            <div className={styles.groups}>
              <Places day={day} bays={bays} coming={coming} />
              {enquiries && <Counter day={day} enquiries={enquiries} tasks={tasks} />}
            </div>
            <div className={styles.cards}>
              <div className={styles.column}>
                {bays.length > 1 && <BranchBays day={day} bays={bays} />}
                {enquiries && <Answers day={day} enquiries={enquiries} />}
              </div>
              {enquiries && <Sources day={day} enquiries={enquiries} />}
            </div>
          </div>
        )}
      </QueryBlock>
    </Screen>
  );
};
