import { useState } from 'react';
import { BOOKING_REASON_MAX_LENGTH } from '../../../../../contract/desk/limits';
import { Button } from '../../../../shared/ui/actions/Button';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { Modal } from '../../../../shared/ui/overlays/Modal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import styles from './Questions.module.css';

const LEAST = 3;

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
  const t = useDeskTexts();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const said = reason.trim();
  const isEnough = said.length >= LEAST || (optional && said === '');
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
        <FieldFrame label={label} optional={optional} error={isShort ? t('booking.reasonShort') : undefined}>
          {(control) => (
            <input
              {...control}
              maxLength={BOOKING_REASON_MAX_LENGTH}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FieldFrame>
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
