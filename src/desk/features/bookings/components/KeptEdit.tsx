import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useSession } from '../../../common/hooks/useSession';
import { keepDraft } from '../../../common/lib/drafts';

/** Keeps what is typed over a booking: a session may end under it. */
export const KeptEdit = ({ draft }: { draft: string }) => {
  const { values, dirty } = useFormikContext<object>();
  const { id: me } = useSession();
  useEffect(() => {
    if (dirty) keepDraft(me, draft, JSON.stringify(values));
  }, [me, draft, values, dirty]);
  return null;
};
