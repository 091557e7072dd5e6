import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { classNames } from '../lib/classNames';
import styles from './Button.module.css';
import { Link, type LinkProps } from './Link';

export interface ButtonAppearance {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'md' | 'lg';
  block?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonAppearance {
  /** Shows that a request is pending: the button keeps focus, changes its label and ignores clicks. */
  loading?: boolean;
  loadingLabel?: string;
  children: ReactNode;
}

const classesOf = ({ variant = 'secondary', size = 'md', block }: ButtonAppearance, className?: string) =>
  classNames(styles.button, styles[variant], size === 'lg' && styles.large, block && styles.block, className);

/** Button with a pending state. `type` defaults to `button`, so that it does not submit a form. */
export const Button = ({
  variant,
  size,
  block,
  loading = false,
  loadingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const { t } = useTranslation();
  // `aria-disabled`, because a disabled button loses focus. Preventing the click also prevents submission by Enter.
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={classNames(
        classesOf({ ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }, className),
        loading && styles.loading,
      )}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.content}>{loading ? (loadingLabel ?? t('common.loading')) : children}</span>
    </button>
  );
};

export interface ButtonLinkProps extends LinkProps, ButtonAppearance {}

export const ButtonLink = ({ variant, size, block, className, ...rest }: ButtonLinkProps) => (
  <Link
    {...rest}
    className={classesOf(
      { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) },
      typeof className === 'string' ? className : undefined,
    )}
  />
);
