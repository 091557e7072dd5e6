import { type ComponentType, createContext, useContext } from 'react';
import { useListContentQuery } from '#api/desk/generated/content';
import type { FieldValue, Localized } from '#contract/content/fields';
import type { ContentKindName } from '#contract/content/kinds';
import type { ContentWarning } from '#contract/content/warnings';
import type { PicturePlace } from '#contract/pictures';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isKind, titleIn } from '../lib/contentWords';

/** The page injects the picture field, because features must not import each other. */
interface PictureChoiceProps {
  label: string;
  value: string;
  place: PicturePlace;
  optional: boolean;
  error: string | undefined;
  onChange: (path: string) => void;
}
export type PictureChoice = ComponentType<PictureChoiceProps>;

export interface Fields {
  kind: ContentKindName;
  Picture: PictureChoice;
  /** `path` contains the ids of group items, not their indexes. */
  problemAt: (path: string) => string | undefined;
  warningsAt: (path: string) => readonly ContentWarning[];
  isClashing: (path: string) => boolean;
  placeOf: (path: string) => string;
  change: (path: string, value: FieldValue) => void;
  alter: (path: string, change: (now: FieldValue) => FieldValue) => void;
  compare: () => void;
}

export const FieldsContext = createContext<Fields | null>(null);

export const useFields = (): Fields => {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('useFields needs an editor above it');
  return fields;
};

const MAX_OPTIONS = 50;

export const useTitles = (kind: string | undefined, ids: readonly number[]): ReadonlyMap<number, string> => {
  const language = useLanguage();
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other).slice(0, MAX_OPTIONS);
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
