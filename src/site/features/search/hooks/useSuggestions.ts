import { useEffect, useState } from 'react';
import { getSearchSuggestions } from '#api/endpoints/search';
import { SEARCH_MAX_LENGTH } from '#contract/rules/limits';
import type { SearchHit } from '#contract/search';
import type { Language } from '#shared/i18n/languages';
import { cleanSearch } from '#shared/lib/cleanSearch';
import { containsForgivingly } from '#shared/lib/forgivingText';
import { useAppDispatch } from '#shared/store/appStore';

export interface Suggestions {
  hits: SearchHit[];
  /** All that match; undefined until the answer for what is typed is there. */
  count: number | undefined;
}

interface Answer extends Suggestions {
  lang: Language;
  search: string;
}

const MIN_LETTERS = 2;

/**
 * Suggestions for the typed text, from the second letter on; null until they are known. A call for an earlier text is given up.
 * Until the answer is there, those of the last one stay whose names have what is typed.
 */
export const useSuggestions = (lang: Language, typed: string): Suggestions | null => {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const search = cleanSearch(typed, SEARCH_MAX_LENGTH);
  const isAsked = Array.from(search).length >= MIN_LETTERS;

  useEffect(() => {
    if (!isAsked) return undefined;
    const call = dispatch(getSearchSuggestions.initiate({ lang, search }, { subscribe: false }));
    let isWanted = true;
    void call.then(({ data }) => {
      if (isWanted) setAnswer(data ? { ...data, lang, search } : null);
    });
    return () => {
      isWanted = false;
      call.abort();
    };
  }, [dispatch, lang, search, isAsked]);

  if (!isAsked || answer?.lang !== lang) return null;
  if (answer.search === search) return answer;
  const hits = answer.hits.filter(({ title }) => containsForgivingly(title.text, search));
  return hits.length > 0 ? { hits, count: undefined } : null;
};
