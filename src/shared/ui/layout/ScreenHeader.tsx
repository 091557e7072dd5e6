import type { ReactNode, Ref } from 'react';
import { Link } from '../actions/Link';
import { Icon } from '../media/Icon';
import styles from './ScreenHeader.module.css';

export interface ScreenHeaderProps {
  title: string;
  back?: { href: string; text: string };
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Heading of a screen with an optional back link. Scripts can move focus to the heading. */
export const ScreenHeader = ({ title, back, ref, children }: ScreenHeaderProps) => (
  <div className={styles.header}>
    {back && (
      <Link className={styles.back} to={back.href}>
        <Icon name="arrow" size={18} className={styles.arrow} />
        <span>{back.text}</span>
      </Link>
    )}
    <h1 ref={ref} className={styles.title} tabIndex={-1}>
      {title}
    </h1>
    {children}
  </div>
);
