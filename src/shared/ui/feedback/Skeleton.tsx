import { classNames } from '../lib/classNames';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'short' | 'title' | 'picture' | 'square' | 'number' | 'icon' | 'box';
  className?: string | undefined;
}

/** The skeleton is hidden from screen readers, because QueryBlock announces loading once. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
);

export interface SkeletonTextProps {
  lines?: number;
}

/** Placeholder of a paragraph, with a short last line. */
export const SkeletonText = ({ lines = 2 }: SkeletonTextProps) => (
  <>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape={line === lines - 1 ? 'short' : 'line'} />
    ))}
  </>
);
