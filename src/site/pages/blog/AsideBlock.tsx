import { type ReactNode, useId } from 'react';
import styles from './BlogPage.module.css';

export interface AsideBlockProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export const AsideBlock = ({ title, hint, children }: AsideBlockProps) => {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 className={styles.blockTitle} id={titleId}>
        {title}
      </h2>
      {children}
      {hint && <p className={styles.hint}>{hint}</p>}
    </section>
  );
};
