import { Link } from '#shared/ui/actions/Link';
import styles from './Bars.module.css';

export interface Bar {
  key: string;
  name: string;
  value: number;
  spokenText: string;
  to?: string;
}

export const Bars = ({ bars, openLabel }: { bars: readonly Bar[]; openLabel: (name: string) => string }) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.bars}>
      {bars.map(({ key, name, value, spokenText, to }) => {
        const line = (
          <>
            <span className={styles.name}>{name}</span>
            <span className={styles.spokenText}>{spokenText}</span>
            <svg className={styles.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.ground} width="100" height="6" />
              <rect className={styles.fill} width={(value / most) * 100} height="6" />
            </svg>
          </>
        );
        return (
          <li key={key}>
            {to ? (
              <Link className={styles.bar} to={to} title={openLabel(name)}>
                {line}
              </Link>
            ) : (
              <div className={styles.bar}>{line}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
