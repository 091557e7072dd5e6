import { useContext, useState } from 'react';
import { SessionContext } from '../../../common/hooks/useSession';
import { keepDraft, readDraft } from '../../../common/lib/drafts';

/** What stands in a field and is not saved; null: what is saved. With a draft's name a reload leaves it there. */
export const useTyped = (draft: string | undefined): [string | null, (text: string | null) => void] => {
  const me = useContext(SessionContext)?.id ?? 0;
  const [typed, setTyped] = useState(() => (draft && readDraft(me, draft)) || null);
  return [
    typed,
    (text) => {
      setTyped(text);
      if (draft) keepDraft(me, draft, text ?? '');
    },
  ];
};
