import type { ReactNode } from 'react';
import styles from './Part.module.css';

/** A part of a card: its heading, perhaps something to do, its content. */
export const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={styles.part}>
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      {action}
    </div>
    {children}
  </section>
);
