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
import { useBackCloses } from './useBackCloses';

/** Equals `--duration-modal` in tokens.css (docs/spec/limits.md#times). */
export const MODAL_CLOSE_MS = 300;

/** Longest double click interval of common systems, for browsers that count clicks per element. */
const DOUBLE_CLICK_MS = 500;

/**
 * Returns handlers that close a dialog by a press on its backdrop (the dialog element itself). The press must start and
 * end there: selecting text does not close the dialog. Ignores the second click of the double click that opened it.
 */
const useBackdropPress = (isMounted: boolean, onPress: () => void) => {
  const openedAt = useRef(0);
  const ends = useRef({ began: false, ended: false });
  const clicked = useRef(false);
  useEffect(() => {
    clicked.current = false;
    if (isMounted) openedAt.current = performance.now();
  }, [isMounted]);

  const isBackdrop = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;
  return {
    onPointerDown: (event: PointerEvent) => {
      const isOpeningClick = performance.now() - openedAt.current < DOUBLE_CLICK_MS;
      ends.current = { began: isBackdrop(event) && !isOpeningClick, ended: false };
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
  /** Called after the dialog has been removed, to move focus if its opener is gone. */
  onClosed?: () => void;
  title: string;
  wide?: boolean;
  roomy?: boolean;
  /** As wide as its content, not as its title. */
  fitted?: boolean;
  children: ReactNode;
}

/**
 * Native dialog that traps focus, locks page scrolling and closes by Back. Removed after a 300 ms animation
 * (docs/spec/limits.md#times).
 */
export const Modal = ({
  open,
  onClose,
  onClosed,
  title,
  wide = false,
  roomy = false,
  fitted = false,
  children,
}: ModalProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);

  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    const node = dialog.current;
    if (!node || !isMounted) return undefined;
    if (open) {
      if (!node.open) node.showModal();
      return undefined;
    }
    const timer = setTimeout(() => {
      node.close();
      setMounted(false);
      closed();
    }, MODAL_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [open, isMounted]);

  const backdrop = useBackdropPress(isMounted, onClose);
  useBackCloses(open, onClose);

  if (!isMounted) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard equivalent
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, roomy && styles.roomy, wide && styles.wide, fitted && styles.fitted)}
      data-closing={open ? undefined : ''}
      aria-labelledby={titleId}
      {...backdrop}
      onCancel={(event) => {
        // React bubbles `cancel`: nested dialogs and dismissed file pickers send it too.
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
