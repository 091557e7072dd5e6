import { useNoteEnquiryMutation } from '#api/desk/enquiries';
import type { Note } from '#contract/common';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { NoteList } from '#desk/common/ui/NoteList';
import { Part } from '#desk/common/ui/Part';

/** What the staff has written beside an enquiry. What is typed stays with its enquiry until it is saved. */
export const Notes = ({ id, notes }: { id: number; notes: readonly Note[] }) => {
  const [save] = useNoteEnquiryMutation();
  const t = useDeskTexts();
  return (
    <Part title={t('enquiry.notes')}>
      <NoteList
        draft={`enquiry-${id}`}
        notes={notes}
        onAdd={async (text, idempotencyKey) => {
          await save({ id, idempotencyKey, body: { text } }).unwrap();
        }}
      />
    </Part>
  );
};
