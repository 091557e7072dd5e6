import type { ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

const ICONS = { info: 'info', success: 'check', danger: 'alert' } as const;

/** Message box with an icon. It is no live region: the caller adds `role="status"` or `role="alert"`. */
export const Notice = ({ tone = 'info', title, children, action, className }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[tone], className)}>
    <Icon name={ICONS[tone]} className={styles.icon} />
    <div className={styles.body}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  </div>
);
