import { clock } from '../../../../shared/lib/openingHours';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import styles from './Hours.module.css';

const WIDTH = 480;
const HEIGHT = 140;
const FOOT = 22;
const STEP = WIDTH / 24;
const LABELLED = 3;

interface Hour {
  hour: number;
  count: number;
  today: number;
}

/** When people write: columns of thirty days, today's count in figures above them. Whoever listens gets the same as a table. */
export const Hours = ({ hours }: { hours: readonly Hour[] }) => {
  const t = useDeskTexts();
  const most = Math.max(1, ...hours.map(({ count }) => count));
  const room = HEIGHT - FOOT - 16;
  return (
    <>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {hours.map(({ hour, count, today }) => {
          const high = (count / most) * room;
          const x = hour * STEP;
          const top = HEIGHT - FOOT - high;
          return (
            <g key={hour}>
              <rect className={styles.column} x={x + 2} y={top} width={STEP - 4} height={high} rx="2" />
              {today > 0 && (
                <text className={styles.today} x={x + STEP / 2} y={top - 4} textAnchor="middle">
                  {today}
                </text>
              )}
              {hour % LABELLED === 0 && (
                <text className={styles.label} x={x + STEP / 2} y={HEIGHT - 6} textAnchor="middle">
                  {hour}
                </text>
              )}
            </g>
          );
        })}
        <line className={styles.ground} x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      </svg>
      <p className={styles.legend}>{t('today.hoursLegend')}</p>
      <table className={styles.table}>
        <caption>{t('today.byHour')}</caption>
        <tbody>
          {hours
            .filter(({ count }) => count > 0)
            .map(({ hour, count }) => (
              <tr key={hour}>
                <th scope="row">{t('today.hour', { from: clock(hour * 60), to: clock((hour + 1) * 60) })}</th>
                <td>{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
};
