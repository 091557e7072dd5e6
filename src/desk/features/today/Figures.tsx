import { useId } from 'react';
import { Link } from '#shared/ui/actions/Link';
import styles from './Figures.module.css';

export interface Figure {
  name: string;
  value: number;
  to: string;
  isUrgent?: boolean;
}

interface FiguresProps {
  title: string;
  figures: readonly Figure[];
  note?: string | false;
}

export const Figures = ({ title, figures, note = false }: FiguresProps) => {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {note && <p className={styles.quiet}>{note}</p>}
      <ul className={styles.figures}>
        {figures.map(({ name, value, to, isUrgent = false }) => (
          <li key={name}>
            <Link
              className={styles.figure}
              to={to}
              data-urgent={(isUrgent && value > 0) || undefined}
              data-none={value === 0 || undefined}
            >
              <span className={styles.value}>{value}</span>
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
