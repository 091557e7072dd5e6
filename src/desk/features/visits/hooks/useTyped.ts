import { useContext, useRef, useState } from 'react';
import { SessionContext } from '#desk/common/hooks/useSession';
import { keepDraft, readDraft } from '#desk/common/lib/drafts';

/** `begun`: what was stored when somebody began to type. */
interface Unsaved<Stored> {
  text: string;
  begun: Stored;
}

export interface Typed<Stored> {
  /** What stands in the field and is not saved; null: what is stored. */
  text: string | null;
  type: (text: string) => void;
  /** What was typed is given up. */
  drop: () => void;
  /** `send` hears what was stored when the typing began; true: nothing is left to be saved. */
  save: (text: string, send: (begun: Stored) => Promise<boolean>) => Promise<boolean>;
}

/**
 * What is typed over something stored, which somebody else may change meanwhile: until it is saved it knows what it was begun from. With a
 * draft's name a reload leaves both.
 */
export const useTyped = <Stored>(stored: Stored, draft: string | undefined): Typed<Stored> => {
  const me = useContext(SessionContext)?.id ?? 0;
  const [typed, setTyped] = useState<Unsaved<Stored> | null>(
    () => JSON.parse((draft && readDraft(me, draft)) || 'null') as Unsaved<Stored> | null,
  );
  // The same for whoever comes back from a save.
  const latest = useRef(typed);
  /** What each save that is under way was begun from. */
  const underWay = useRef<Stored[]>([]);
  const set = (next: Unsaved<Stored> | null) => {
    latest.current = next;
    setTyped(next);
    if (draft) keepDraft(me, draft, next ? JSON.stringify(next) : '');
  };
  // Whatever stands there while one's own save is under way is one's own.
  const begun = () => (latest.current && underWay.current.length === 0 ? latest.current.begun : stored);
  return {
    text: typed?.text ?? null,
    type: (text) => set({ text, begun: begun() }),
    drop: () => set(null),
    save: async (text, send) => {
      const from = begun();
      set({ text, begun: from });
      underWay.current.push(from);
      const isSaved = await send(from);
      const [first = from] = underWay.current.splice(0, 1);
      if (isSaved) {
        if (latest.current?.text === text) set(null);
      } else if (underWay.current.length > 0) underWay.current[0] = first;
      else if (latest.current) set({ ...latest.current, begun: first });
      return isSaved;
    },
  };
};
