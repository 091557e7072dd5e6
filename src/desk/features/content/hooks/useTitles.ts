import { useListContentQuery } from '#api/desk/content';
import type { Localized } from '#contract/content/fields';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isKind, titleIn } from '../lib/names';

/** As many as one question may name. */
const MOST = 50;

/** What items of another kind are called, by their ids. */
export const useTitles = (kind: string | undefined, ids: readonly number[]): ReadonlyMap<number, string> => {
  const language = useLanguage();
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other).slice(0, MOST);
  const isAsked = isKind(kind) && wanted.length > 0;
  const { data } = useListContentQuery(
    { kind: isKind(kind) ? kind : 'faq', ids: wanted.join(',') },
    { skip: !isAsked },
  );
  const titles = (isAsked ? (data?.items ?? []) : []).map(({ id, title }: { id: number; title: Localized }) => {
    return [id, titleIn(title, language)] as const;
  });
  return new Map(titles);
};
