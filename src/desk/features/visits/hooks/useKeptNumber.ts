import { useState } from 'react';
import { keepDraft, readDraft } from '#desk/common/lib/drafts';

type Value = number | null;

/** A number that is typed and not saved yet: a reload leaves it in its field. `first`: what stands there at the beginning. */
export const useKeptNumber = (person: number, draft: string, first: Value): [Value, (value: Value) => void] => {
  const [value, setValue] = useState<Value>(() => {
    const text = readDraft(person, draft);
    return text ? Number(text) : first;
  });
  return [
    value,
    (next) => {
      setValue(next);
      keepDraft(person, draft, next === null || next === first ? '' : String(next));
    },
  ];
};
