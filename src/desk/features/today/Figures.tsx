import { Link } from '#shared/ui/actions/Link';
import styles from './Figures.module.css';

export interface Figure {
  name: string;
  value: number;
  to: string;
  isUrgent?: boolean;
}

export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className={styles.figures}>
    {figures.map(({ name, value, to, isUrgent = false }) => (
      <li key={name}>
        <Link className={styles.figure} to={to} data-urgent={isUrgent || undefined}>
          <span className={styles.value}>{value}</span>
          <span className={styles.name}>{name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
