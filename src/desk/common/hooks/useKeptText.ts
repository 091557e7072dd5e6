import { useState } from 'react';
import { keepDraft, readDraft } from '../lib/drafts';

/** A text that is typed and not saved yet: a reload leaves it in its field. `first`: what stands there at the beginning. */
export const useKeptText = (person: number, draft: string, first = ''): [string, (text: string) => void] => {
  const [text, setText] = useState(() => readDraft(person, draft) || first);
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(person, draft, next === first ? '' : next);
    },
  ];
};
