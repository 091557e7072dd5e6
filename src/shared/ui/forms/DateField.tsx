import { useState } from 'react';
import { dateAt } from '#contract/rules/clock';
import { useLazyChunk } from '../../hooks/useLazyChunk';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import { Modal } from '../overlays/Modal';
import type { DateCalendarProps } from './DateCalendar';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame';
import { assistDay, readDay, writeDay } from './typedDate';
import { useTypedText } from './useTypedText';

export interface DateDialogProps extends DateCalendarProps {
  open: boolean;
  title: string;
  onClose: () => void;
}

const loadCalendar = async () => (await import(/* webpackChunkName: "date-calendar" */ './DateCalendar')).default;

/** Modal with a calendar, whose chunk is loaded when the modal opens for the first time. */
export const DateDialog = ({ open, title, onClose, ...calendar }: DateDialogProps) => {
  const { t } = useTranslation();
  const { loaded: Calendar, failed, retry } = useLazyChunk(open, loadCalendar);
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <div className={styles.place} aria-busy={!Calendar && !failed}>
        {Calendar && <Calendar {...calendar} />}
        {!Calendar && !failed && <Skeleton shape="title" />}
        {!Calendar && failed && (
          <Notice tone="danger" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('dates.failed')}
          </Notice>
        )}
      </div>
    </Modal>
  );
};

export interface DateFieldProps {
  name: string;
  label: string;
  /** 'YYYY-MM-DD', or the typed text if it is not a valid date (validated by `isDayUpTo`). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** Last selectable day, 'YYYY-MM-DD'. Defaults to today. */
  max?: string | undefined;
  /** First selectable day; if set, the calendar opens on today. Defaults to 1900, for birth dates. */
  min?: string | undefined;
  autoComplete?: string;
}

/** Date field: the date can be typed in common formats or chosen in a calendar dialog. */
export const DateField = ({ name, label, value, onChange, onBlur, error, max, min, autoComplete }: DateFieldProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [today] = useState(() => dateAt());
  const typed = useTypedText({ value, onChange, read: readDay, write: writeDay, assist: assistDay });
  const choose = (day: string) => {
    onChange(day);
    setOpen(false);
  };
  return (
    <>
      <FieldFrame label={label} error={error}>
        {(control) => (
          <div
            className={styles.date}
            onBlur={({ currentTarget, relatedTarget }) => {
              // Focus on the calendar button counts as blur only if the field has text: an empty field is about to be
              // filled.
              if (typed.text !== '' || !currentTarget.contains(relatedTarget)) onBlur?.();
            }}
          >
            <input
              {...control}
              className={classNames(control.className, styles.input)}
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete ?? 'off'}
              placeholder={t('dates.placeholder')}
              value={typed.text}
              onChange={typed.onChange}
              onBlur={typed.settle}
            />
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={t('dates.open', { label })}
              title={t('dates.open', { label })}
              onClick={() => setOpen(true)}
            >
              <Icon name="calendar" size={20} />
            </button>
          </div>
        )}
      </FieldFrame>
      <DateDialog
        open={open}
        title={label}
        value={value}
        max={max ?? today}
        min={min}
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
