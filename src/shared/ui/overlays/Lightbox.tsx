import type { CSSProperties } from 'react';
import { Picture, pictureSources } from '../media/Picture';
import styles from './Lightbox.module.css';
import { Modal } from './Modal';

export interface LightboxProps {
  open: boolean;
  onClose: () => void;
  title: string;
  src: string;
}

/** A portrait screen shows only a part of the picture. Waits for a frame, because a closed dialog has no layout. */
const scrollToMiddle = (pan: HTMLDivElement | null) => {
  requestAnimationFrame(() => {
    if (pan) pan.scrollLeft = (pan.scrollWidth - pan.clientWidth) / 2;
  });
};

/** Modal with an enlarged picture, which the keyboard can scroll. */
export const Lightbox = ({ open, onClose, title, src }: LightboxProps) => {
  const size = pictureSources(src);
  const ratio = size && ({ '--ratio': size.width / size.height } as CSSProperties);
  return (
    <Modal open={open} onClose={onClose} title={title} wide fitted={ratio !== null}>
      <div
        ref={scrollToMiddle}
        className={ratio ? styles.fitted : styles.pan}
        style={ratio ?? undefined}
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access
        tabIndex={0}
      >
        <Picture className={styles.picture} src={src} alt={title} sizes="60rem" />
      </div>
    </Modal>
  );
};
