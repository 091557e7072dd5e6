import { Picture } from '../media/Picture';
import styles from './Lightbox.module.css';
import { Modal } from './Modal';

export interface LightboxProps {
  open: boolean;
  onClose: () => void;
  title: string;
  src: string;
}

export const Lightbox = ({ open, onClose, title, src }: LightboxProps) => (
  <Modal open={open} onClose={onClose} title={title} wide>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard access */}
    <div className={styles.pan} role="group" aria-label={title} tabIndex={0}>
      <Picture className={styles.picture} src={src} alt={title} sizes="60rem" />
    </div>
  </Modal>
);
