import { useState } from 'react';
import { useListBookingTasksQuery, useSettleBookingsMutation } from '#api/desk/generated/bookings';
import type { BookingSettled, BookingTask } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { BOOKING_TASKS_AT_ONCE } from '#contract/rules/deskLimits';
import { useDeskTexts, useProblemText } from '#desk/common/hooks/useDeskTexts';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { deskPaths } from '#desk/common/lib/paths';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { nameOf } from '../lib/bookingWords';
import styles from './Lists.module.css';

export const BookingTasks = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const { data: tasks = [] } = useListBookingTasksQuery();
  const [settle, { isLoading }] = useSettleBookingsMutation();
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  if (tasks.length === 0) return null;
  const stranded = tasks.filter(({ why }) => !why.includes('unsettled'));
  const settleAll = async (action: 'move' | 'cancel') => {
    setAsked(null);
    const bookings = stranded.map(({ booking: { id, version } }) => ({ id, version }));
    let done = 0;
    const failed: BookingSettled['failed'] = [];
    for (let at = 0; at < bookings.length; at += BOOKING_TASKS_AT_ONCE) {
      const some = bookings.slice(at, at + BOOKING_TASKS_AT_ONCE);
      const { data, error } = await settle({ body: { action, bookings: some } });
      if (!data) {
        dispatch(toastShown({ tone: 'failed', text: problemText(error) }));
        return;
      }
      done += data.done.length;
      failed.push(...data.failed);
    }
    const why = [...new Set(failed.map((one) => one.why))].map((reason) => t(`tasks.failed_${reason}`)).join('; ');
    const text = t('tasks.settled', { done, failed: failed.length });
    dispatch(toastShown({ tone: failed.length > 0 ? 'failed' : 'done', text: why === '' ? text : `${text} (${why})` }));
  };
  const textOf = ({ booking, why }: BookingTask) =>
    [
      formatDayAndTime(booking.starts_at, language),
      booking.branch.name,
      ...why.map((reason) => t(reason === 'unsettled' ? 'tasks.unsettled' : `calendar.stranded_${reason}`)),
    ].join(' · ');
  return (
    <details className={styles.part}>
      <summary className={styles.tasks}>{t('tasks.title', { count: tasks.length })}</summary>
      <ul className={styles.links}>
        {tasks.map((task) => (
          <li key={task.booking.id}>
            <Link
              className={styles.link}
              to={deskPaths.bookings({
                branch: task.booking.branch.id,
                day: dateAt(Date.parse(task.booking.starts_at)),
                booking: task.booking.id,
              })}
            >
              <b>{[nameOf(task.booking, t), task.booking.reference].join(' · ')}</b>
              <span>{textOf(task)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {stranded.length > 0 && (
        <div className={styles.buttons}>
          <Button loading={isLoading} onClick={() => setAsked('move')}>
            {t('tasks.moveAll', { count: stranded.length })}
          </Button>
          <Button disabled={isLoading} onClick={() => setAsked('cancel')}>
            {t('tasks.cancelAll', { count: stranded.length })}
          </Button>
        </div>
      )}
      <ConfirmModal
        open={asked !== null}
        title={t(asked === 'cancel' ? 'tasks.cancelQuestion' : 'tasks.moveQuestion', { count: stranded.length })}
        yes={t(asked === 'cancel' ? 'tasks.cancelYes' : 'tasks.moveYes')}
        no={t('frame.cancel')}
        onYes={() => asked && void settleAll(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{t(asked === 'cancel' ? 'tasks.cancelText' : 'tasks.moveText')}</p>
      </ConfirmModal>
    </details>
  );
};
