import { useReadTodayQuery } from '#api/desk/generated/activity';
import { useCountEnquiriesQuery } from '#api/desk/generated/enquiries';
import type { DeskToday } from '#contract/activity';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { type DeskT, useDeskTexts } from '../common/hooks/useDeskTexts';
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

const days = ({ from, day }: DeskToday) => ({ status: NO_SPAM, from, to: day });

export const Component = () => {
  const t = useDeskTexts();
  const query = useReadTodayQuery();
  const { data: counts } = useCountEnquiriesQuery();
  const openLabel = (name: string) => t('today.openList', { name });
  return (
    <Screen title={t('today.title')} actions={<ButtonLink to={deskPaths.day()}>{t('today.print')}</ButtonLink>}>
      <QueryBlock query={query} placeholder={<Skeleton shape="box" className={styles.placeholder} />}>
        {(today) => (
          <div className={styles.today}>
            <Figures
              figures={[
                { name: t('today.new'), value: today.new, to: deskPaths.inbox({ status: 'new' }) },
                {
                  name: t('today.overdue'),
                  value: today.overdue,
                  to: deskPaths.inbox({ due: 'overdue', order: 'urgent' }),
                  isUrgent: today.overdue > 0,
                },
                { name: t('today.inWork'), value: counts?.in_work ?? 0, to: deskPaths.inbox({ status: 'in_work' }) },
                { name: t('today.waiting'), value: counts?.waiting ?? 0, to: deskPaths.inbox({ status: 'waiting' }) },
                {
                  name: t('today.came'),
                  value: today.came,
                  to: deskPaths.inbox({ status: 'all', from: today.day, to: today.day }),
                },
              ]}
            />
            <div className={styles.cards}>
              <Card title={t('today.firstAnswer')}>
                {today.answer_seconds === null ? (
                  <p className={styles.quiet}>{t('today.noAnswers')}</p>
                ) : (
                  <>
                    <p className={styles.large}>{t('today.median', { time: inWords(t, today.answer_seconds) })}</p>
                    <Bars
                      openLabel={openLabel}
                      bars={today.branches.map(({ branch, answered, answer_seconds: seconds }) => ({
                        key: String(branch?.id ?? 'none'),
                        name: branch?.name ?? t('enquiry.noBranch'),
                        value: seconds ?? 0,
                        spokenText:
                          seconds === null
                            ? '–'
                            : `${inWords(t, seconds)} · ${t('today.answersCount', { count: answered })}`,
                        to: deskPaths.inbox({
                          ...days(today),
                          branch: String(branch?.id ?? 'none'),
                          answered: 'yes',
                        }),
                      }))}
                    />
                  </>
                )}
              </Card>
              <div className={styles.column}>
                <Card title={t('today.bySection')}>
                  <Bars
                    openLabel={openLabel}
                    bars={today.sections.map(({ section, count }) => ({
                      key: section,
                      name: t(`section.${section}`),
                      value: count,
                      spokenText: String(count),
                      to: deskPaths.inbox({ ...days(today), section }),
                    }))}
                  />
                </Card>
                <Card title={t('today.byHour')}>
                  <Hours
                    hours={today.hours}
                    toHour={(hour) => deskPaths.inbox({ ...days(today), hour: String(hour) })}
                  />
                </Card>
              </div>
            </div>
          </div>
        )}
      </QueryBlock>
    </Screen>
  );
};
