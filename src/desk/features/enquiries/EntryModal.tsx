import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { EntryForm, keepEntry } from './EntryForm';

/** A call came in: the form stands over whatever was open, which stays as it is. */
const EntryModal = ({ open, onClose }: { open: boolean; onClose: (id?: number) => void }) => {
  const t = useDeskTexts();
  const { id: me } = useSession();
  const saved = (id: number) => {
    keepEntry(me, null);
    onClose(id);
  };
  return (
    <Modal open={open} onClose={() => onClose()} title={t('entry.title')} roomy>
      <EntryForm onSaved={saved} />
    </Modal>
  );
};

export default EntryModal;
