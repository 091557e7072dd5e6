import { useState } from 'react';
import { Button } from '#shared/ui/actions/Button';
import { Modal } from '#shared/ui/overlays/Modal';
import { isReason } from '../lib/reason';
import styles from './Questions.module.css';
import { ReasonField } from './ReasonField';

export interface ReasonModalProps {
  open: boolean;
  title: string;
  text: string;
  label: string;
  yes: string;
  no: string;
  /** Nothing may be said. */
  optional?: boolean;
  onYes: (reason: string) => void;
  onClose: () => void;
}

/** A question whose answer may say why. */
export const ReasonModal = (props: ReasonModalProps) => {
  const { open, title, text, label, yes, no, optional = false, onYes, onClose } = props;
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const said = reason.trim();
  const isEnough = isReason(said) || (optional && said === '');
  return (
    <Modal open={open} onClose={onClose} title={title}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setShort(!isEnough);
          if (isEnough) onYes(said);
        }}
      >
        <p className={styles.text}>{text}</p>
        <ReasonField label={label} value={reason} isShort={isShort} optional={optional} onChange={setReason} />
        <div className={styles.answers}>
          <Button onClick={onClose}>{no}</Button>
          <Button type="submit" variant="primary">
            {yes}
          </Button>
        </div>
      </form>
    </Modal>
  );
};
