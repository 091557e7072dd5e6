import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

/** A framed part of a screen, with its heading. */
export const Card = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};
