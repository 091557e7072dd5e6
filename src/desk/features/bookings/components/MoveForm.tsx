import { useState } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { dateAt } from '#contract/rules/clock';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useVisibleCalendar } from '../calendarContext';
import { useChangeBooking } from '../hooks/useChangeBooking';
import { nameOf, placeText } from '../lib/bookingWords';
import { isoAt } from '../lib/days';
import { type Chosen, placeOf } from '../lib/values';

import styles from './BookingPanel.module.css';
import { BranchChoice } from './fields';
import { TimePick } from './TimePick';

export const MoveForm = ({ booking, onDone }: { booking: DeskBooking; onDone: () => void }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { calendar } = useVisibleCalendar();
  const { change } = useChangeBooking();
  const [opened] = useState(booking);
  const { start, minutes, bay } = placeOf(opened);
  const branches = useBranches();
  const [branch, setBranch] = useState(opened.branch.id);
  const isHidden = branches.length > 0 && branches.every(({ id }) => id !== branch);
  const [day, setDay] = useState(dateAt(start));
  const [chosen, setChosen] = useState<Chosen | null>({ start, bay });
  const save = () => {
    if (!chosen) return;
    onDone();
    void change(
      opened,
      {
        kind: 'change',
        body: {
          starts_at: isoAt(chosen.start),
          minutes,
          ...(chosen.bay > 0 && { bay: chosen.bay }),
          ...(branch !== opened.branch.id && { branch }),
        },
      },
      {
        text: (now) =>
          t('booking.movedTo', { name: nameOf(now, t), place: placeText(placeOf(now), calendar.bays, language) }),
        isForm: true,
      },
    );
  };
  return (
    <div className={styles.form}>
      {opened.state === 'booked' && (
        <BranchChoice
          branch={branch}
          onChange={(next) => {
            setBranch(next);
            setChosen(next === opened.branch.id ? { start, bay } : null);
          }}
        />
      )}
      {isHidden && <Notice tone="danger">{t('booking.movedBranch')}</Notice>}
      {!isHidden && (
        <TimePick
          branch={branch}
          day={day}
          model={booking.model ?? 0}
          services={booking.services.map(({ id }) => id)}
          minutes={minutes}
          except={booking.id}
          chosen={chosen}
          onChange={(nextDay, next) => {
            setDay(nextDay);
            setChosen(next);
          }}
        />
      )}
      <div className={styles.steps}>
        <Button size="lg" onClick={onDone}>
          {t('frame.cancel')}
        </Button>
        <Button size="lg" variant="primary" disabled={!chosen || isHidden} onClick={save}>
          {t('booking.move')}
        </Button>
      </div>
    </div>
  );
};
