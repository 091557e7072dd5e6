import { type ComponentType, createContext, useContext } from 'react';
import { useListContentQuery } from '#api/desk/generated/content';
import type { FieldValue, Localized } from '#contract/content/fields';
import type { ContentKindName } from '#contract/content/kinds';
import type { ContentWarning } from '#contract/content/warnings';
import type { PicturePlace } from '#contract/pictures';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isKind, titleIn } from '../lib/contentWords';

/** How a picture is chosen is another feature's: the page brings both together. */
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
  /** Paths name the items of groups by their ids. */
  problemAt: (path: string) => string | undefined;
  warningsAt: (path: string) => readonly ContentWarning[];
  /** Somebody else has changed it too, and nobody has chosen yet. */
  isClashing: (path: string) => boolean;
  /** The path by the places of items. */
  placeOf: (path: string) => string;
  change: (path: string, value: FieldValue) => void;
  /** Changes what stands there now. */
  alter: (path: string, change: (now: FieldValue) => FieldValue) => void;
  /** Shows both versions of the fields that clash. */
  compare: () => void;
}

export const FieldsContext = createContext<Fields | null>(null);

/** What the fields of an editor have in common. */
export const useFields = (): Fields => {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('useFields needs an editor above it');
  return fields;
};

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
