import { type ReactNode, useContext, useEffect } from 'react';
import { TitleContext } from '../hooks/useTitle';
import styles from './Screen.module.css';

export interface ScreenProps {
  title: string;
  /** Under the heading. */
  lead?: string | undefined;
  /** What can be done, beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One screen of the desk but for the inbox, which takes all the room: a heading, what can be done, the content. */
export const Screen = ({ title, lead, actions, children }: ScreenProps) => {
  const show = useContext(TitleContext);
  useEffect(() => show(title), [show, title]);
  return (
    <div className={styles.screen}>
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
