import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/classNames';
import { Icon, type IconName } from '../media/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/** Button without visible text: `label` is its accessible name and tooltip. */
export const IconButton = ({ icon, label, type = 'button', className, ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classNames(styles.iconButton, className)} aria-label={label} title={label}>
    <Icon name={icon} />
  </button>
);
