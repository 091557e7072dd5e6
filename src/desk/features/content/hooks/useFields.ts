import { createContext, useContext } from 'react';
import type { FieldValue } from '../../../../../contract/content/fields';
import type { ContentWarning } from '../../../../../contract/content/warnings';

export interface Fields {
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
