import { type ComponentType, createContext, useContext } from 'react';
import type { FieldValue } from '#contract/content/fields';
import type { ContentKindName } from '#contract/content/kinds';
import type { ContentWarning } from '#contract/content/warnings';
import type { PicturePlace } from '#contract/pictures';

/** How a picture is chosen is another feature's: the page brings both together. */
export interface PictureChoiceProps {
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
