import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useSession } from '../../../common/hooks/useSession';
import { type BeginValues, keepBegin } from '../lib/beginValues';

/** Keeps what is typed: a session may end under it. */
export const KeptBegin = ({ from }: { from: string }) => {
  const { values, dirty } = useFormikContext<BeginValues>();
  const { id: me } = useSession();
  useEffect(() => {
    if (dirty) keepBegin(me, from, values);
  }, [me, from, values, dirty]);
  return null;
};
