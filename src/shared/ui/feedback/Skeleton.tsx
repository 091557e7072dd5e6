import { classNames } from '../lib/classNames';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what comes: a line of text, a heading, a picture of some ratio, a number, an icon; a box is shaped by its class alone. */
  shape?: 'line' | 'short' | 'title' | 'picture' | 'square' | 'number' | 'icon' | 'box';
  className?: string | undefined;
}

/** A quiet place-holder; QueryBlock says for all of them together that something is loading. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span className={classNames(styles.skeleton, styles[shape], className)} aria-hidden="true" />
);

export interface SkeletonTextProps {
  lines?: number;
}

export const SkeletonText = ({ lines = 2 }: SkeletonTextProps) => (
  <>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} shape={line === lines - 1 ? 'short' : 'line'} />
    ))}
  </>
);
