import { type ComponentType, createContext, useContext } from 'react';
import type { FieldValue } from '../../../../../contract/content/fields';
import type { ContentKindName } from '../../../../../contract/content/kinds';
import type { ContentWarning } from '../../../../../contract/content/warnings';
import type { PicturePlace } from '../../../../../contract/desk/pictures';

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
  problemAt: (path: string) => string | undefined;
  warningsAt: (path: string) => readonly ContentWarning[];
  change: (path: string, value: FieldValue) => void;
}

export const FieldsContext = createContext<Fields | null>(null);

/** What the fields of an editor have in common. */
export const useFields = (): Fields => {
  const fields = useContext(FieldsContext);
  if (!fields) throw new Error('useFields needs an editor above it');
  return fields;
};
