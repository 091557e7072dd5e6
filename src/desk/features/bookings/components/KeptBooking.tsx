import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useSession } from '#desk/common/hooks/useSession';
import { keepNew, type NewValues } from '../lib/newValues';

/** Keeps what is typed: a session may end under it. */
export const KeptBooking = ({ from }: { from: string }) => {
  const { values, dirty } = useFormikContext<NewValues>();
  const wasDirty = useRef(false);
  const { id: me } = useSession();
  useEffect(() => {
    // What is put back as it was at first is kept too: else the value before it would come back.
    if (dirty || wasDirty.current) keepNew(me, from, values);
    wasDirty.current ||= dirty;
  }, [me, from, values, dirty]);
  return null;
};
