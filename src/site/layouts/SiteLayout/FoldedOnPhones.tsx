import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/media/Icon';
import styles from './FoldedOnPhones.module.css';

/** Content that is folded on phones. On wide screens it is always open if the browser supports `::details-content`. */
export const FoldedOnPhones = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.fold} suppressHydrationWarning>
    <summary className={styles.title}>
      <span>{title}</span>
      <Icon name="chevron" size={18} />
    </summary>
    {children}
  </details>
);
