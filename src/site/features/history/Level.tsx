import type { ReactNode } from 'react';
import type { HistoryFinding } from '#contract/visits';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './Level.module.css';

export interface LevelProps {
  level: HistoryFinding['level'];
  children: ReactNode;
}

export const Level = ({ level, children }: LevelProps) => (
  <p className={classNames(styles.level, styles[level])}>{children}</p>
);
