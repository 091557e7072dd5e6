import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import styles from './BookingStrip.module.css';

interface StripSelectProps extends ComponentProps<'select'> {
  label: string;
  name: string;
  /** `long`: fills a row on phones. `row`: always fills a row. `scripted`: hidden without scripts. */
  kind?: 'long' | 'row' | 'scripted';
}

export const StripSelect = ({ label, kind, ...props }: StripSelectProps) => (
  <div className={classNames(styles.field, kind && styles[kind])}>
    <label className={styles.label} htmlFor={`strip-${props.name}`}>
      {label}
    </label>
    <select id={`strip-${props.name}`} className={styles.select} {...props} />
    <Icon name="chevron" size={20} />
  </div>
);
