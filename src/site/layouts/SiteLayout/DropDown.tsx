import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon, type IconName } from '#shared/ui/media/Icon';
import styles from './DropDown.module.css';

export interface DropDownProps {
  label: string;
  icon?: IconName;
  link?: ReactNode;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** Opens on hover or by `summary` without scripts. The script closes it on Escape, on blur and after navigation. */
export const DropDown = ({ label, icon = 'chevron', link, align = 'start', children }: DropDownProps) => {
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLDetailsElement>(null);
  const [dismissed, setDismissed] = useState(false);
  const { key } = useLocation();
  const close = () => {
    if (toggle.current) toggle.current.open = false;
  };

  const lastKey = useRef(key);
  useEffect(() => {
    const last = lastKey.current;
    lastKey.current = key;
    if (!last || last === key) return;
    if (toggle.current) toggle.current.open = false;
    setDismissed(true);
  }, [key]);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (toggle.current?.open && root.current?.contains(document.activeElement))
      toggle.current.querySelector('summary')?.focus();
    close();
    setDismissed(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and hover only; every action has its own control
    <div
      ref={root}
      className={classNames(styles.dropDown, dismissed && styles.dismissed)}
      onKeyDown={escape}
      onMouseEnter={() => {
        lastKey.current = '';
        setDismissed(false);
      }}
      onClickCapture={() => {
        lastKey.current = key;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      {link}
      <details
        ref={toggle}
        className={styles.toggle}
        name="drop-down"
        suppressHydrationWarning
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) setDismissed(false);
        }}
      >
        <summary className={styles.button} aria-label={label}>
          <Icon name={icon} size={icon === 'chevron' ? 18 : 24} />
        </summary>
      </details>
      <div className={classNames(styles.panel, align === 'end' && styles.end)}>{children}</div>
    </div>
  );
};
