import { dateAt } from '#contract/rules/clock';
import type { SharedVisit } from '#contract/sharing';
import { formatNumber } from '#shared/i18n/formats/number';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { mileageGraph } from '../lib/mileageGraph';
import styles from './SharedHistory.module.css';

const [WIDTH, HEIGHT, SIDE, EDGE, FOOT] = [240, 140, 52, 10, 16];

/** Month and year, the same in both languages. */
const monthOf = (at: number): string => dateAt(at).slice(0, 7).split('-').toReversed().join('.');

/** Mileage over time. The table beside it says the same in figures. */
export const MileageGraph = ({ visits }: { visits: readonly SharedVisit[] }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const readings = visits.map(({ closed_at: at, mileage }) => ({ at: Date.parse(at), mileage }));
  const { points, marks } = mileageGraph(readings, WIDTH, HEIGHT);
  const times = readings.map(({ at }) => at);
  const [first, last] = [monthOf(Math.min(...times)), monthOf(Math.max(...times))];
  return (
    <svg
      className={styles.graph}
      viewBox={`${-SIDE} ${-EDGE} ${WIDTH + SIDE + EDGE} ${HEIGHT + 2 * EDGE + FOOT}`}
      role="img"
      aria-label={t('visitForms.graph')}
    >
      {marks.map(({ y, mileage }) => (
        <g key={mileage}>
          <line className={styles.mark} x1={0} x2={WIDTH} y1={y} y2={y} />
          <text className={styles.figure} x={-6} y={y + 4} textAnchor="end">
            {formatNumber(mileage, lang)}
          </text>
        </g>
      ))}
      {first !== last && (
        <text className={styles.figure} x={0} y={HEIGHT + EDGE + FOOT - 4}>
          {first}
        </text>
      )}
      <text className={styles.figure} x={WIDTH} y={HEIGHT + EDGE + FOOT - 4} textAnchor="end">
        {last}
      </text>
      <polyline className={styles.way} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.point} cx={x} cy={y} r={4} />
      ))}
    </svg>
  );
};
