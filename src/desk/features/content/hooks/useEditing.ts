import { useEffect, useState, useSyncExternalStore } from 'react';
import { discardContent, readContent, saveContent } from '#api/desk/content';
import { readAnew } from '#api/desk/readAnew';
import type { ContentItem } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { useSession } from '#desk/common/hooks/useSession';
import { useDeskDispatch } from '#desk/common/store';
import type { Edited } from '../lib/edited';
import { type Editing, makeEditing } from '../lib/editing';
import { keptKey, takeOver } from '../lib/kept';

/** One item being edited, as long as its screen is open. */
export const useEditing = (kind: ContentKindName, item: ContentItem): { editing: Editing; edited: Edited } => {
  const dispatch = useDeskDispatch();
  const { id: person } = useSession();
  const [key] = useState(() => keptKey(person, kind, item.id));
  const [editing] = useState(() =>
    makeEditing({
      fields: kindOf(kind).fields,
      item,
      key,
      person,
      save: (version, value) =>
        dispatch(saveContent.initiate({ kind, id: item.id, ifMatch: `"${version}"`, body: { value } })),
      read: () => readAnew(dispatch(readContent.initiate({ kind, id: item.id }, { forceRefetch: true }))),
      drop: (version) => void dispatch(discardContent.initiate({ kind, id: item.id, ifMatch: `"${version}"` })),
    }),
  );
  const edited = useSyncExternalStore(editing.subscribe, editing.get);
  useEffect(() => editing.hear(item), [editing, item]);
  useEffect(() => {
    const retry = () => void editing.flush();
    const left = new AbortController();
    editing.start();
    takeOver(key, editing.adopt, left.signal);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      left.abort();
      editing.stop();
    };
  }, [editing, key]);
  return { editing, edited };
};
