import type { ReactNode, Ref } from 'react';
import { Link } from '../actions/Link';
import { Icon } from '../media/Icon';
import styles from './ScreenHeader.module.css';

export interface ScreenHeaderProps {
  title: string;
  /** The screen that this one belongs to. */
  back?: { href: string; text: string };
  /** Of the heading: where the focus goes when what had it is gone. */
  ref?: Ref<HTMLHeadingElement>;
  /** The one thing to do on the screen. */
  children?: ReactNode;
}

/** The header of a compact screen: the way back, its one `<h1>`, and what can be done. */
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
