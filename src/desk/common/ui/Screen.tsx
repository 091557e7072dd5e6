import { type ReactNode, useContext, useEffect } from 'react';
import { classNames } from '#shared/ui/lib/classNames';
import { TitleContext } from '../hooks/useTitle';
import styles from './Screen.module.css';

export interface ScreenProps {
  title: string;
  /** Under the heading. */
  lead?: string | undefined;
  /** What can be done, beside the heading. */
  actions?: ReactNode;
  /** It takes all the width. */
  isWide?: boolean;
  children?: ReactNode;
}

/** One screen of the desk but for the inbox, which takes all the room: a heading, what can be done, the content. */
export const Screen = ({ title, lead, actions, isWide = false, children }: ScreenProps) => {
  const show = useContext(TitleContext);
  useEffect(() => show(title), [show, title]);
  return (
    <div className={classNames(styles.screen, isWide && styles.wide)}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
};
