import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { opensElsewhere } from '../../lib/navigation';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import styles from './SlideOut.module.css';
import { useBackCloses } from './useBackCloses';

/** Delay in ms before the panel closes to reveal the progress bar of a slow page. */
const SLOW_PAGE_MS = 150;

/**
 * Hides the popover after a click on a link, with a delay: `hidePopover` in the click handler would force a layout and
 * delay the navigation.
 */
export const hideAfterFollow = (event: MouseEvent<HTMLElement>): void => {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (!isLink || opensElsewhere(event)) return;
  const panel = event.currentTarget.closest<HTMLElement>('[popover]');
  const timer = setTimeout(() => panel?.hidePopover?.(), SLOW_PAGE_MS);
  // If the panel closes earlier, the timer must not hide it after it was opened again.
  panel?.addEventListener('toggle', () => clearTimeout(timer), { once: true });
};

const FOCUSABLE = 'a[href], button:not(:disabled), summary, input:not(:disabled), [tabindex="0"]';

const keepFocusInside = (event: KeyboardEvent, box: HTMLElement): void => {
  if (event.key !== 'Tab') return;
  const controls = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.checkVisibility?.() ?? true,
  );
  const edge = event.shiftKey ? controls[0] : controls.at(-1);
  const target = event.shiftKey ? controls.at(-1) : controls[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  target?.focus();
};

interface SlideOutProps {
  id: string;
  label: string;
  openLabel: string;
  closeLabel: string;
  header?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A popover, which works without JavaScript. Scripts trap focus and hide it on Back and on a click on a link. */
export const SlideOut = ({ id, label, openLabel, closeLabel, header, className, children }: SlideOutProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const renderedKey = useRef(key);
  useEffect(() => {
    if (renderedKey.current === key) return;
    renderedKey.current = key;
    panel.current?.hidePopover?.();
  }, [key]);

  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => panel.current?.hidePopover());

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    // React bubbles `toggle` events of nested `details`.
    if (event.target !== event.currentTarget) return;
    setOpen(event.newState === 'open');
    if (event.newState === 'open') closer.current?.focus();
  };
  const trap = (event: ReactKeyboardEvent<HTMLDivElement>) => keepFocusInside(event.nativeEvent, event.currentTarget);

  return (
    <>
      <button type="button" className={classNames(styles.burger, className)} popoverTarget={id} aria-label={openLabel}>
        <Icon name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- traps Tab and handles links */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-modal="true"
        aria-label={label}
        className={styles.panel}
        onToggle={toggled}
        onClick={hideAfterFollow}
        onKeyDown={trap}
      >
        <div className={styles.head}>
          {header ?? <span />}
          <button
            ref={closer}
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={closeLabel}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </>
  );
};
