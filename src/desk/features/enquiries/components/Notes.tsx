import type { Note } from '../../../../../contract/desk/enquiries';
import { useNoteEnquiryMutation } from '../../../../api/desk/enquiries';
import { NoteList } from '../../../common/ui/NoteList';

/** What the staff has written beside an enquiry. What is typed stays with its enquiry until it is saved. */
export const Notes = ({ id, notes }: { id: number; notes: readonly Note[] }) => {
  const [save] = useNoteEnquiryMutation();
  return (
    <NoteList
      draft={`enquiry-${id}`}
      notes={notes}
      onAdd={async (text, idempotencyKey) => {
        await save({ id, idempotencyKey, body: { text } }).unwrap();
      }}
    />
  );
};
