import { useId } from 'react';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import styles from './fields.module.css';

/** The day's end is written 24:00, which no field of the browser knows. */
const END = '24:00';
const FIRST = '09:00-18:00';

/** From when to when a day is worked, or that it is not. */
export const HoursField = ({ path, label, value }: { path: string; label: string; value: string }) => {
  const { t } = useContentTexts();
  const { problemAt, change } = useFields();
  const id = useId();
  const [from = '', to = ''] = value.split('-');
  const problem = problemAt(path);
  const input = { 'aria-invalid': problem ? (true as const) : undefined, 'aria-describedby': problem ? id : undefined };
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={value === ''}
            data-path={path}
            onChange={(event) => change(path, event.target.checked ? '' : FIRST)}
          />
          {t('field.closed')}
        </label>
        {value !== '' && (
          <>
            <label className={styles.time}>
              <span>{t('field.opens')}</span>
              <input
                {...input}
                type="time"
                value={from}
                onChange={(event) => change(path, `${event.target.value}-${to}`)}
              />
            </label>
            <label className={styles.time}>
              <span>{t('field.closes')}</span>
              <input
                {...input}
                type="time"
                value={to === END ? '00:00' : to}
                onChange={({ target }) => change(path, `${from}-${target.value === '00:00' ? END : target.value}`)}
              />
            </label>
          </>
        )}
      </div>
      <p className={styles.error} id={id} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
};
