import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './ConfirmModal.module.css';
import { Modal } from './Modal';

export interface ConfirmModalProps {
  open: boolean;
  title: string;
  yes: string;
  no: string;
  onYes: () => void;
  onClose: () => void;
  onClosed?: () => void;
  children?: ReactNode;
}

/** Modal that asks for confirmation. `onYes` does not close it: the caller sets `open`. */
export const ConfirmModal = ({ open, title, yes, no, onYes, onClose, onClosed, children }: ConfirmModalProps) => (
  <Modal open={open} onClose={onClose} {...(onClosed && { onClosed })} title={title}>
    {children}
    <div className={styles.answers}>
      <Button onClick={onClose}>{no}</Button>
      <Button variant="primary" onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Modal>
);
