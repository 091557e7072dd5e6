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

/** Modals leave the screen within this time; `--duration-modal` in tokens.css is the same (docs/spec/limits.md#times). */
export const MODAL_CLOSE_MS = 300;

/** The longest double click of common systems, for engines that count the clicks of each element anew. */
const DOUBLE_CLICK_MS = 500;

/**
 * For a dialog, whose backdrop is itself the target: pressed on purpose, it closes. Both ends of the press are on it, or a text selected
 * out of the panel would close the dialog. And the second half of the double click that opened it does nothing, here as in the panel.
 * @param shown whether the dialog stands on the page
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
  /** Asked to close: by the button, Escape or the backdrop. The owner then sets `open` to false. */
  onClose: () => void;
  /** After it has left the page: for a focus that cannot go back where it was. */
  onClosed?: () => void;
  title: string;
  /** For a picture: as wide as the screen allows. */
  wide?: boolean;
  /** For a form of two columns, whose fields then hold what they say. */
  roomy?: boolean;
  children: ReactNode;
}

/**
 * A native dialog: focus stays inside and goes back to where it was, the page behind does not scroll or shift. It closes with an
 * animation of 300 ms (docs/spec/limits.md#times) and only then leaves the page.
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key for it
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, roomy && styles.roomy, wide && styles.wide)}
      data-closing={open ? undefined : ''}
      aria-labelledby={titleId}
      {...backdrop}
      onCancel={(event) => {
        // React lets the event bubble: a dialog inside and a dismissed file picker send it too.
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
