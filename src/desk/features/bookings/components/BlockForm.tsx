import { useState } from 'react';
import type { CalendarBay } from '#contract/bookingsDesk';
import { HOUR_MS, localAt } from '#contract/rules/clock';
import { BAY_BLOCK_MAX_MINUTES, BOOKING_NOTE_MAX_LENGTH } from '#contract/rules/deskLimits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { fromFieldTime } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { useDraftText } from '#desk/common/ui/SearchBox';
import { Select } from '#desk/common/ui/Select';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useMakeBooking } from '../hooks/useChangeBooking';
import { placeText } from '../lib/bookingWords';
import { minutesBetween } from '../lib/days';
import { placeOf } from '../lib/values';
import styles from './BookingForm.module.css';

export interface BlockFormProps {
  bays: readonly CalendarBay[];
  bay: number;
  start: number;
  onDone: () => void;
}

export const BlockForm = ({ bays, bay: first, start, onDone }: BlockFormProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const { id: me } = useSession();
  const { block } = useMakeBooking();
  const [bay, setBay] = useState(String(first || (bays[0]?.id ?? '')));
  const [from, setFrom] = useState(localAt(start));
  const [to, setTo] = useState(localAt(start + HOUR_MS));
  const [note, setNote] = useDraftText(me, 'bay-block');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [begin, end] = [fromFieldTime(from), fromFieldTime(to)];
  const minutes = begin && end ? minutesBetween(begin, end) : 0;
  const isWrong = minutes < 5 || minutes > BAY_BLOCK_MAX_MINUTES;
  const save = async () => {
    if (!begin || isWrong || isSending) return;
    setSending(true);
    const made = await block({ bay: Number(bay), starts_at: begin, minutes, note: note.trim() });
    setSending(false);
    setProblem(made.problem ?? null);
    if (!made.booking) return;
    setNote('');
    const place = placeText(placeOf(made.booking), bays, language);
    dispatch(toastShown({ tone: 'done', text: t('bayBlock.saved', { place }) }));
    onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Select
        isField
        label={t('calendar.bay')}
        value={bay}
        options={bays.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={setBay}
      />
      <div className={styles.pair}>
        <FieldFrame label={t('bayBlock.from')}>
          {(control) => (
            <input {...control} type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
          )}
        </FieldFrame>
        <FieldFrame label={t('bayBlock.to')} error={isWrong ? t('bayBlock.wrong') : undefined}>
          {(control) => (
            <input {...control} type="datetime-local" value={to} onChange={({ target }) => setTo(target.value)} />
          )}
        </FieldFrame>
      </div>
      <FieldFrame label={t('bayBlock.note')} optional>
        {(control) => (
          <input
            {...control}
            maxLength={BOOKING_NOTE_MAX_LENGTH}
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </FieldFrame>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <Button type="submit" size="lg" block variant="primary" loading={isSending} loadingLabel={t('frame.saving')}>
        {t('bayBlock.save')}
      </Button>
    </form>
  );
};
