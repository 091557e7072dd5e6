import { Modal } from '../../../../shared/ui/overlays/Modal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { EntryForm } from './EntryForm';

/** A call came in: the form stands over whatever was open, which stays as it is. */
const EntryModal = ({ open, onClose }: { open: boolean; onClose: (id?: number) => void }) => {
  const t = useDeskTexts();
  return (
    <Modal open={open} onClose={() => onClose()} title={t('entry.title')} roomy>
      <EntryForm onSaved={onClose} />
    </Modal>
  );
};

export default EntryModal;
