import { dateAt } from '#contract/rules/clock';
import { formatNumber } from '../../i18n/formats/numbers';
import { useLanguage } from '../../i18n/hooks/useLanguage';
import { type MileageReading, mileageGraph } from './graphPoints';
import styles from './MileageGraph.module.css';

const [WIDTH, HEIGHT, SIDE, EDGE, FOOT] = [240, 140, 52, 10, 16];

const monthOf = (at: number): string => dateAt(at).slice(0, 7).split('-').toReversed().join('.');

/** Chart of mileages over time. The page must show the same readings as a table. */
export const MileageGraph = ({ label, readings }: { label: string; readings: readonly MileageReading[] }) => {
  const lang = useLanguage();
  const { points, marks } = mileageGraph(readings, WIDTH, HEIGHT);
  const times = readings.map(({ at }) => at);
  const [first, last] = [monthOf(Math.min(...times)), monthOf(Math.max(...times))];
  return (
    <svg
      className={styles.graph}
      viewBox={`${-SIDE} ${-EDGE} ${WIDTH + SIDE + EDGE} ${HEIGHT + 2 * EDGE + FOOT}`}
      role="img"
      aria-label={label}
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
