import { Picture } from '../media/Picture';
import styles from './Lightbox.module.css';
import { Modal } from './Modal';

export interface LightboxProps {
  open: boolean;
  onClose: () => void;
  /** What the picture shows. */
  title: string;
  src: string;
}

/** One picture as large as the screen allows; on a phone it is larger than the screen is wide and moves under the finger. */
export const Lightbox = ({ open, onClose, title, src }: LightboxProps) => (
  <Modal open={open} onClose={onClose} title={title} wide>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
    <div className={styles.pan} role="group" aria-label={title} tabIndex={0}>
      <Picture className={styles.picture} src={src} alt={title} sizes="60rem" />
    </div>
  </Modal>
);
