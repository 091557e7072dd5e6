import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { Button } from '#shared/ui/actions/Button';
import { type EntryValues, keepEntry } from '../lib/entryValues';

/** Keeps what is typed, because a session may end under it, and forgets what was emptied. `blank`: the form of the next caller. */
export const KeptEntry = ({ blank }: { blank: EntryValues }) => {
  const t = useDeskTexts();
  const { values, resetForm } = useFormikContext<EntryValues>();
  const { id: me } = useSession();
  const isBlank = JSON.stringify(values) === JSON.stringify(blank);
  useEffect(() => keepEntry(me, isBlank ? null : values), [me, values, isBlank]);
  return isBlank ? null : (
    <div>
      <Button onClick={() => resetForm({ values: blank })}>{t('frame.clear')}</Button>
    </div>
  );
};
