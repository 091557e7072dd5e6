import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { Notice } from '#shared/ui/feedback/Notice';
import { classNames } from '#shared/ui/lib/classNames';
import { useProblemText } from '../hooks/useDeskTexts';
import cardStyles from './Card.module.css';
import partStyles from './Part.module.css';
import styles from './Screen.module.css';

export const TitleContext = createContext<(title: string) => void>(() => undefined);

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

export const Part = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={partStyles.part}>
    <div className={partStyles.head}>
      <h3 className={partStyles.title}>{title}</h3>
      {action}
    </div>
    {children}
  </section>
);

/** Inline error of the last call. A dialog would cover a toast. */
export const Refused = ({ error }: { error: unknown }) => {
  const problemText = useProblemText();
  return <div role="alert">{error !== undefined && <Notice tone="danger">{problemText(error)}</Notice>}</div>;
};

interface ScreenProps {
  title: string;
  lead?: string | undefined;
  actions?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
}

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
        {actions && (
          <div className={styles.actions} data-no-print="">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
};
