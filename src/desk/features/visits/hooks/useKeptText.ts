import { useState } from 'react';
import { keepDraft, readDraft } from '../../../common/lib/drafts';

/** A text that is typed and not saved yet: a reload leaves it in its field. */
export const useKeptText = (person: number, draft: string): [string, (text: string) => void] => {
  const [text, setText] = useState(() => readDraft(person, draft));
  return [
    text,
    (next) => {
      setText(next);
      keepDraft(person, draft, next);
    },
  ];
};
