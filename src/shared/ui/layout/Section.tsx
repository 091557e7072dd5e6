import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useInView } from '../../hooks/useInView';
import { classNames } from '../lib/classNames';
import styles from './Section.module.css';

export interface SectionProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  aside?: ReactNode;
  tone?: 'plain' | 'surface' | 'night';
  isCompact?: boolean;
  children: ReactNode;
}

/** Page section with a heading. It slides in when scrolled into view, unless it was in the first viewport. */
export const Section = ({ id, title, lead, action, aside, tone = 'plain', isCompact, children }: SectionProps) => {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const seen = useInView(section);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    // Animates only sections below the viewport: other sections were visible in the first frame.
    setBelow((section.current?.getBoundingClientRect().top ?? 0) > window.innerHeight);
  }, []);

  return (
    <section
      ref={section}
      id={id}
      className={classNames(styles.section, styles[tone], isCompact && styles.compact)}
      aria-labelledby={titleId}
    >
      <div className={classNames(styles.inner, below && !seen && styles.waiting)}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {aside && action && <div className={styles.under}>{action}</div>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
        <div className={styles.content}>{children}</div>
        {action && !aside && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
};
