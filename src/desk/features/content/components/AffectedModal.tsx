import { useState } from 'react';
import { useSettleBookingsMutation } from '#api/desk/generated/bookings';
import type { BookingSettling } from '#contract/bookingsDesk';
import { BOOKING_TASKS_AT_ONCE } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { Select } from '#desk/common/ui/Select';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import type { Affected } from '../lib/affected';
import styles from './AffectedModal.module.css';

type Way = 'keep' | BookingSettling['action'];
const WAYS = ['keep', 'move', 'cancel'] as const;

export interface AffectedModalProps {
  affected: Affected;
  /** The change is scheduled: bookings cannot be moved before it takes effect. */
  isLater?: boolean;
  onYes: (seen: string) => Promise<boolean>;
  onClose: () => void;
}

export const AffectedModal = ({ affected, isLater = false, onYes, onClose }: AffectedModalProps) => {
  const t = useDeskTexts();
  const may = useMay();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const [settle] = useSettleBookingsMutation();
  const [way, setWay] = useState<Way>('keep');
  const [isBusy, setBusy] = useState(false);
  const { count, seen, bookings } = affected;
  // Bookings that conflict only with new rules need no other slot.
  const without = bookings.filter(({ why }) => why.some((reason) => reason !== 'rules'));
  const isAsked = may('change bookings') && !isLater && without.length > 0;
  const go = async () => {
    setBusy(true);
    if (!(await onYes(seen))) {
      setBusy(false);
      return;
    }
    onClose();
    if (way === 'keep') return;
    let [done, failed] = [0, 0];
    for (let at = 0; at < without.length; at += BOOKING_TASKS_AT_ONCE) {
      const some = without.slice(at, at + BOOKING_TASKS_AT_ONCE).map(({ id, version }) => ({ id, version }));
      const { data } = await settle({ body: { action: way, bookings: some } });
      done += data?.done.length ?? 0;
      failed += data?.failed.length ?? some.length;
    }
    dispatch(toastShown({ tone: failed > 0 ? 'failed' : 'done', text: t('affected.settled', { done, failed }) }));
  };
  return (
    <Modal open onClose={onClose} title={t('affected.title', { count })} roomy>
      <div className={styles.form}>
        <p>{t('affected.text')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access */}
        <div className={styles.scrolled} role="group" aria-label={t('affected.title', { count })} tabIndex={0}>
          <ul className={styles.bookings}>
            {bookings.map(({ id, reference, branch, starts_at: at, why }) => (
              <li key={id}>
                <span className={styles.what}>
                  <b>{formatDayAndTime(at, language)}</b> <span>{reference}</span>
                </span>
                <span className={styles.why}>
                  {[branch.name, ...why.map((reason) => t(`calendar.stranded_${reason}`))].join(' · ')}
                </span>
              </li>
            ))}
            {count > bookings.length && <li>{t('affected.more', { count: count - bookings.length })}</li>}
          </ul>
        </div>
        <div className={styles.foot}>
          {isAsked && (
            <Select
              isField
              label={t('affected.what')}
              value={way}
              options={WAYS.map((one) => ({ value: one, label: t(`affected.${one}`) }))}
              onChange={(value) => setWay(WAYS.find((one) => one === value) ?? 'keep')}
            />
          )}
          <p className={styles.hint} role="status">
            {way !== 'keep' && t('affected.notified')}
          </p>
          <div className={styles.answers}>
            <Button onClick={onClose}>{t('affected.back')}</Button>
            <Button variant="primary" loading={isBusy} onClick={() => void go()}>
              {t(`affected.yes_${way}`, { count: without.length })}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
};
