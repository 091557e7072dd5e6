import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../../../contract/limits';
import type { SearchHit } from '../../../../../contract/search';
import { getSearchSuggestions } from '../../../../api/endpoints/search';
import type { Language } from '../../../../shared/i18n/languages';
import { cleanSearch } from '../../../../shared/lib/cleanSearch';
import { useAppDispatch } from '../../../../shared/store/appStore';

export interface Suggestions {
  /** What they are for. */
  search: string;
  hits: SearchHit[];
  count: number;
}

/**
 * What could be meant by what is typed, from the first key on. One call at a time: while it is on its way the latest text waits, and those
 * between are never asked. So no answer can come after that of a later text. What is shown stays until the next answer is there.
 */
export const useSuggestions = (lang: Language, typed: string): Suggestions | null => {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Suggestions | null>(null);
  const wanted = useRef('');
  const isAsking = useRef(false);
  const isHere = useRef(true);
  const search = cleanSearch(typed, SEARCH_MAX_LENGTH);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  useEffect(() => {
    wanted.current = search;
    const follow = async () => {
      isAsking.current = true;
      for (let asked: string | null = null; asked !== wanted.current && isHere.current; ) {
        asked = wanted.current;
        const found =
          asked === ''
            ? null
            : await dispatch(getSearchSuggestions.initiate({ lang, search: asked }, { subscribe: false }));
        if (isHere.current) setShown(found?.data ? { ...found.data, search: asked } : null);
      }
      isAsking.current = false;
    };
    if (!isAsking.current) void follow();
  }, [dispatch, lang, search]);

  return search === '' ? null : shown;
};
