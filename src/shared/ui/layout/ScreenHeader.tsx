import type { ReactNode, Ref } from 'react';
import { Link } from '../actions/Link';
import { Icon } from '../media/Icon';
import styles from './ScreenHeader.module.css';

export interface ScreenHeaderProps {
  title: string;
  /** Link to the parent screen. */
  back?: { href: string; text: string };
  /** Heading, the focus target when the focused element disappears. */
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** Compact screen header: back link, the only `<h1>`, and the main action. */
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
