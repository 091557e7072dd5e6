import { useEffect, useState } from 'react';
import { useListContentQuery } from '#api/desk/content';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isKind, titleIn } from '../lib/names';

const REST_MS = 250;

export interface Option {
  id: number;
  name: string;
}

/** Items of another kind by what is typed: the first of all, or those that are found. `of`: within what they have to be. */
export const useFound = (kind: string, text: string, of: string | undefined, isAsked: boolean): Option[] => {
  const language = useLanguage();
  const [asked, setAsked] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useListContentQuery(
    {
      kind: isKind(kind) ? kind : 'faq',
      order: 'name',
      ...(asked.length >= DESK_SEARCH_MIN_LENGTH && { q: asked }),
      ...(of !== undefined && { of }),
    },
    { skip: !isAsked || !isKind(kind) },
  );
  const options = (data?.items ?? []).map(({ id, title }) => ({ id, name: titleIn(title, language) }));
  const folded = wanted.toLowerCase();
  return wanted.length >= DESK_SEARCH_MIN_LENGTH
    ? options
    : options.filter(({ name }) => name.toLowerCase().includes(folded));
};
