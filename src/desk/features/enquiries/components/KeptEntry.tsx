import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useSession } from '../../../common/hooks/useSession';
import { type EntryValues, keepEntry } from '../lib/entryValues';

/** Keeps what is typed: a session may end under it. */
export const KeptEntry = () => {
  const { values, dirty } = useFormikContext<EntryValues>();
  const { id: me } = useSession();
  useEffect(() => {
    if (dirty) keepEntry(me, values);
  }, [me, values, dirty]);
  return null;
};
