import { useState } from 'react';
import { PatternFormat } from 'react-number-format';
import { useTranslation } from '../i18n/useTranslation';
import { isoOfDay, todayInTashkent } from '../lib/calendarDay';
import { classNames } from './classNames';
import { DateDialog } from './DateDialog';
import styles from './DateField.module.css';
import { FieldFrame } from './FieldFrame';
import { Icon } from './Icon';
import { typedDigits, valueOfDigits } from './typedDate';

export interface DateFieldProps {
  name: string;
  label: string;
  /** 'YYYY-MM-DD'; while it is being typed its digits, which are never ten characters (see `isDayUpTo` for the rule of a form). */
  value: string;
  onChange: (value: string) => void;
  /** The field was left: time for an error. */
  onBlur?: () => void;
  error?: string | undefined;
  /** The last day that can be picked, 'YYYY-MM-DD'; default today. */
  max?: string | undefined;
  autoComplete?: string;
}

/** A day, typed as DD.MM.YYYY or picked from a calendar. */
export const DateField = ({ name, label, value, onChange, onBlur, error, max, autoComplete }: DateFieldProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [today] = useState(() => isoOfDay(todayInTashkent()));
  const digits = typedDigits(value);
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
              if (!currentTarget.contains(relatedTarget)) onBlur?.();
            }}
          >
            <PatternFormat
              {...control}
              className={classNames(control.className, styles.input)}
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete ?? 'off'}
              format="##.##.####"
              mask="_"
              placeholder={t('dates.placeholder')}
              value={digits}
              valueIsNumericString
              onValueChange={(next) => {
                if (next.value !== digits) onChange(valueOfDigits(next.value, digits));
              }}
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
        onChoose={choose}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
