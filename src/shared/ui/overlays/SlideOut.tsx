import {
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router';
import { opensElsewhere } from '../../lib/navigation';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import styles from './SlideOut.module.css';

/** Milliseconds after which the panel no longer covers the loading line of a slow page. */
const SLOW_PAGE_MS = 150;

/**
 * Hides the popover around a followed link. Not within the click: `hidePopover` forces a layout of the whole page, which delays the
 * next page's first frame. A page that is shown earlier closes the panel itself.
 */
export const hideAfterFollow = (event: MouseEvent<HTMLElement>): void => {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (!isLink || opensElsewhere(event)) return;
  const panel = event.currentTarget.closest<HTMLElement>('[popover]');
  // Old browsers lack popovers.
  const timer = setTimeout(() => panel?.hidePopover?.(), SLOW_PAGE_MS);
  // A panel that was closed in the meantime may have been opened again.
  panel?.addEventListener('toggle', () => clearTimeout(timer), { once: true });
};

const FOCUSABLE = 'a[href], button:not(:disabled), summary, input:not(:disabled), [tabindex="0"]';

/** Makes Tab go round within the box: after the last control comes the first, before the first the last. */
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
  /** The panel's element carries it. */
  id: string;
  /** What the panel is. */
  label: string;
  openLabel: string;
  closeLabel: string;
  /** Beside the button that closes it. */
  header?: ReactNode;
  /** Of the button that opens it, such as where it is hidden. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A menu that slides in over the page, with its burger. A popover: the browser itself opens and closes it, by Escape and by the
 * backdrop too, before any script has arrived. The script keeps the focus inside and closes the menu when a link in it is followed.
 */
export const SlideOut = ({ id, label, openLabel, closeLabel, header, className, children }: SlideOutProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    panel.current?.hidePopover?.();
  }, [key]);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    // React lets the toggling of the lists inside bubble up to here.
    if (event.target !== event.currentTarget) return;
    if (event.newState === 'open') closer.current?.focus();
  };
  const trap = (event: ReactKeyboardEvent<HTMLDivElement>) => keepFocusInside(event.nativeEvent, event.currentTarget);

  return (
    <>
      <button type="button" className={classNames(styles.burger, className)} popoverTarget={id} aria-label={openLabel}>
        <Icon name="menu" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keeps Tab inside and hears its links */}
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
