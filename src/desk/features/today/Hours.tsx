import { clock } from '#shared/lib/openingHours';
import { Link } from '#shared/ui/actions/Link';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import styles from './Hours.module.css';

const LABELLED = 3;

interface Hour {
  hour: number;
  count: number;
  today: number;
}

export interface HoursProps {
  hours: readonly Hour[];
  toHour: (hour: number) => string;
}

export const Hours = ({ hours, toHour }: HoursProps) => {
  const t = useDeskTexts();
  const most = Math.max(1, ...hours.map(({ count }) => count));
  return (
    <>
      <ol className={styles.chart}>
        {hours.map(({ hour, count, today }) => {
          const name = t('today.hour', { from: clock(hour * 60), to: clock((hour + 1) * 60) });
          const column = (
            <>
              <span className={styles.today} aria-hidden="true">
                {today > 0 ? today : ''}
              </span>
              <span className={styles.column} style={{ height: `${(count / most) * 100}%` }} />
              <VisuallyHidden>{`${name}: ${count}`}</VisuallyHidden>
            </>
          );
          return (
            <li key={hour} className={styles.hour}>
              {count > 0 ? (
                <Link className={styles.room} to={toHour(hour)} title={t('today.openList', { name })}>
                  {column}
                </Link>
              ) : (
                <div className={styles.room}>{column}</div>
              )}
              <span className={styles.label} aria-hidden="true">
                {hour % LABELLED === 0 ? hour : ''}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.legend}>{t('today.hoursLegend')}</p>
    </>
  );
};
