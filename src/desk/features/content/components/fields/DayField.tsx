import { type ReactNode, useId } from 'react';
import { type Day, type Interval, MAX_INTERVALS } from '#contract/content/hours';
import { Button } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { FIRST_DAY, withBreak, withoutBreak } from '../../lib/day';
import styles from './hours.module.css';

/** The end of a day is 24:00, which time inputs reject. */
const END = '24:00';
const MIDNIGHT = '00:00';

export interface DayFieldProps {
  path: string;
  label: string;
  day: Day;
  children?: ReactNode;
}

export const DayField = ({ path, label, day, children }: DayFieldProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, placeOf } = useFields();
  const id = useId();
  const problem = problemAt(path);
  const input = { 'aria-invalid': problem ? (true as const) : undefined, 'aria-describedby': problem ? id : undefined };
  const put = (at: number, interval: Interval) =>
    change(
      path,
      day.map((one, other) => (other === at ? interval : one)),
    );
  return (
    <fieldset className={styles.day}>
      <legend className={styles.name}>{label}</legend>
      <label className={styles.closed}>
        <input
          type="checkbox"
          checked={day.length === 0}
          data-path={placeOf(path)}
          onChange={(event) => change(path, event.target.checked ? [] : FIRST_DAY)}
        />
        <span>{t('field.closed')}</span>
      </label>
      {day.map(([opens, closes], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no id but their index
        <div key={at} className={styles.interval}>
          <input
            {...input}
            type="time"
            aria-label={t('field.opens')}
            value={opens}
            onChange={({ target }) => put(at, [target.value, closes])}
          />
          <span aria-hidden="true">–</span>
          <input
            {...input}
            type="time"
            aria-label={t('field.closes')}
            value={closes === END ? MIDNIGHT : closes}
            onChange={({ target }) => put(at, [opens, target.value === MIDNIGHT ? END : target.value])}
          />
          {at > 0 && (
            <IconButton
              icon="trash"
              label={t('field.removeBreak', { name: label })}
              onClick={() => change(path, withoutBreak(day, at))}
            />
          )}
        </div>
      ))}
      {(children !== undefined || (day.length > 0 && day.length < MAX_INTERVALS)) && (
        <div className={styles.actions}>
          {day.length > 0 && day.length < MAX_INTERVALS && (
            <Button variant="quiet" onClick={() => change(path, withBreak(day))}>
              {t('field.addBreak')}
            </Button>
          )}
          {children}
        </div>
      )}
      <p className={styles.error} id={id} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
};
