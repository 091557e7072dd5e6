import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { Notice } from '#shared/ui/feedback/Notice';
import { classNames } from '#shared/ui/lib/classNames';
import { useProblemText } from '../hooks/useDeskTexts';
import cardStyles from './Card.module.css';
import partStyles from './Part.module.css';
import styles from './Screen.module.css';

/** Tells the frame what the screen is called: it stands in the title of the tab, beside the count. */
export const TitleContext = createContext<(title: string) => void>(() => undefined);

/** A framed part of a screen, with its heading. */
export const Card = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 className={cardStyles.title} id={id}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
};

/** A part of a card: its heading, perhaps something to do, its content. */
export const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={partStyles.part}>
    <div className={partStyles.head}>
      <h3 className={partStyles.title}>{title}</h3>
      {action}
    </div>
    {children}
  </section>
);

/** Why the last call came to nothing, said where it was pressed: in a dialog, which a toast would lie below. */
export const Refused = ({ error }: { error: unknown }) => {
  const problemText = useProblemText();
  return <div role="alert">{error !== undefined && <Notice tone="danger">{problemText(error)}</Notice>}</div>;
};

interface ScreenProps {
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
