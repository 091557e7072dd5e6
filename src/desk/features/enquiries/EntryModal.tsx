import { saveDraftValues } from '#shared/drafts/tabDrafts';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession } from '../../common/hooks/useSession';
import { ENTRY_DRAFT, EntryForm } from './EntryForm';

const EntryModal = ({ open, onClose }: { open: boolean; onClose: (id?: number) => void }) => {
  const t = useDeskTexts();
  const { id: me } = useSession();
  const saved = (id: number) => {
    saveDraftValues(me, ENTRY_DRAFT, null);
    onClose(id);
  };
  return (
    <Modal open={open} onClose={() => onClose()} title={t('entry.title')} roomy>
      <EntryForm onSaved={saved} />
    </Modal>
  );
};

export default EntryModal;
