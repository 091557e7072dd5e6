import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { DeskBooking } from '../../../../../contract/desk/booking';
import { useSession } from '../../../common/hooks/useSession';
import { keepDraft } from '../../../common/lib/drafts';

/** Keeps what is typed over a booking: a session may end under it. */
export const KeptEdit = ({ draft, opened }: { draft: string; opened: DeskBooking }) => {
  const { values, dirty } = useFormikContext<object>();
  const { id: me } = useSession();
  useEffect(() => {
    if (dirty) keepDraft(me, draft, JSON.stringify({ opened, values }));
  }, [me, draft, opened, values, dirty]);
  return null;
};
