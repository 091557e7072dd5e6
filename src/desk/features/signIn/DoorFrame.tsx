import type { ReactNode } from 'react';
import { Toggles } from '../../common/ui/Toggles';
import styles from './DoorFrame.module.css';

export const DoorFrame = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <div className={styles.page}>
    <main className={styles.card}>
      <p className={styles.brand}>Yolda</p>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </main>
    <footer className={styles.foot}>
      <Toggles />
    </footer>
  </div>
);
