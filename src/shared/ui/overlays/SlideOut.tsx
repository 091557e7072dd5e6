import { type KeyboardEvent, type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { opensElsewhere } from '../../lib/opensElsewhere';
import { classNames } from '../lib/classNames';
import { Icon } from '../media/Icon';
import type { Uncover } from './coverEntry';
import { keepFocusInside } from './keepFocusInside';
import styles from './SlideOut.module.css';

export interface SlideOutProps {
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

/** The method is missing where popovers are, and does nothing to a closed one. */
const hide = (panel: HTMLElement | null) => panel?.hidePopover?.();

/**
 * A menu that slides in over the page, with its burger. A popover: the browser itself opens and closes it, by Escape and by the
 * backdrop too, before any script has arrived. The script adds that focus stays inside and that a link closes it at once: it would
 * lie over the line that says that the page is coming.
 */
export const SlideOut = ({ id, label, openLabel, closeLabel, header, className, children }: SlideOutProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const uncover = useRef<Uncover>(undefined);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    hide(panel.current);
  }, [key]);

  // A chunk of its own, for the weight of the first page. Where it fails, Back leaves the page.
  const cover = async () => {
    const { coverEntry } = await import(/* webpackChunkName: "cover-entry" */ './coverEntry');
    if (panel.current?.matches(':popover-open')) uncover.current ??= coverEntry(() => hide(panel.current));
  };
  const uncoverFor = (then: () => void) => {
    uncover.current?.(then);
    uncover.current = undefined;
  };
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    // React lets the toggling of the lists inside bubble up to here.
    if (event.target !== event.currentTarget) return;
    if (event.newState === 'open') {
      closer.current?.focus();
      cover().catch(() => undefined);
    } else uncoverFor(() => undefined);
  };
  const followed = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[href]');
    if (!link || opensElsewhere(event)) return;
    hide(event.currentTarget);
    if (!uncover.current) return;
    event.preventDefault();
    event.stopPropagation();
    uncoverFor(() => link.click());
  };
  const trap = (event: KeyboardEvent<HTMLDivElement>) => keepFocusInside(event.nativeEvent, event.currentTarget);

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
        onClickCapture={followed}
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
