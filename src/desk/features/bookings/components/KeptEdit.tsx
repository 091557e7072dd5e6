import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { DeskBooking } from '#contract/bookingsDesk';
import { useSession } from '#desk/common/hooks/useSession';
import { keepDraft } from '#desk/common/lib/drafts';

/** Keeps what is typed over a booking: a session may end under it. */
export const KeptEdit = ({ draft, opened }: { draft: string; opened: DeskBooking }) => {
  const { values, dirty } = useFormikContext<object>();
  const wasDirty = useRef(false);
  const { id: me } = useSession();
  useEffect(() => {
    // What is put back as it was at first is kept too: else the value before it would come back.
    if (dirty || wasDirty.current) keepDraft(me, draft, JSON.stringify({ opened, values }));
    wasDirty.current ||= dirty;
  }, [me, draft, opened, values, dirty]);
  return null;
};
