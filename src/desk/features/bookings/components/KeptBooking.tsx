import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useSession } from '../../../common/hooks/useSession';
import { keepNew, type NewValues } from '../lib/newValues';

/** Keeps what is typed: a session may end under it. */
export const KeptBooking = ({ from }: { from: string }) => {
  const { values, dirty } = useFormikContext<NewValues>();
  const { id: me } = useSession();
  useEffect(() => {
    if (dirty) keepNew(me, from, values);
  }, [me, from, values, dirty]);
  return null;
};
