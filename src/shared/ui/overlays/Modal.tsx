import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { IconButton } from '../actions/IconButton';
import { classNames } from '../lib/classNames';
import styles from './Modal.module.css';

/** Equals `--duration-modal` in tokens.css (docs/spec/limits.md#times). */
export const MODAL_CLOSE_MS = 300;

/** Longest double click interval of common systems, for browsers that count clicks per element. */
const DOUBLE_CLICK_MS = 500;

/**
 * Closes a dialog by its backdrop, which is the dialog element itself. Both ends of the press must be on it, so that
 * selecting text does not close it. Ignores the second click of the opening double click.
 * @param shown whether the dialog is in the page
 */
const useBackdropPress = (shown: boolean, onPress: () => void) => {
  const shownAt = useRef(0);
  const ends = useRef({ began: false, ended: false });
  const clicked = useRef(false);
  useEffect(() => {
    clicked.current = false;
    if (shown) shownAt.current = performance.now();
  }, [shown]);

  const isBackdrop = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOfTheOpening = performance.now() - shownAt.current < DOUBLE_CLICK_MS;
      ends.current = { began: isBackdrop(event) && !isOfTheOpening, ended: false };
    },
    onPointerUp: (event: PointerEvent) => {
      ends.current.ended = isBackdrop(event);
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail > 1 && !clicked.current) {
        event.preventDefault();
        event.stopPropagation();
      } else clicked.current = true;
    },
    onClick: (event: MouseEvent) => {
      if (isBackdrop(event) && ends.current.began && ends.current.ended) onPress();
    },
  };
};

interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Called after the dialog has left the page, to move focus that cannot return. */
  onClosed?: () => void;
  title: string;
  wide?: boolean;
  roomy?: boolean;
  children: ReactNode;
}

/**
 * Native dialog that traps focus and locks page scrolling. Leaves the page after a 300 ms animation
 * (docs/spec/limits.md#times).
 */
export const Modal = ({ open, onClose, onClosed, title, wide = false, roomy = false, children }: ModalProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);

  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    const node = dialog.current;
    if (!node || !shown) return undefined;
    if (open) {
      if (!node.open) node.showModal();
      return undefined;
    }
    const timer = setTimeout(() => {
      node.close();
      setShown(false);
      closed();
    }, MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, shown]);

  const backdrop = useBackdropPress(shown, onClose);

  if (!shown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard equivalent
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, roomy && styles.roomy, wide && styles.wide)}
      data-closing={open ? undefined : ''}
      aria-labelledby={titleId}
      {...backdrop}
      onCancel={(event) => {
        // React bubbles this event: nested dialogs and dismissed file pickers send it too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
};
