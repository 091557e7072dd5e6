import { createContext, useContext, useEffect } from 'react';

/** `wrong`: no such value can be saved; `unsaved`: the server has not taken it. */
export type Settled = 'saved' | 'wrong' | 'unsaved';

/** The fields of the open visit that hold unsaved text, by the name of their draft, each with the way to save it. */
export type UnsavedFields = Map<string, () => Promise<Settled>>;

export const UnsavedContext = createContext<UnsavedFields | null>(null);

/** Registers a field while it holds unsaved text. `settle`: saves it; null while there is nothing to save. */
export const useUnsavedField = (draft: string | undefined, settle: (() => Promise<Settled>) | null): void => {
  const fields = useContext(UnsavedContext);
  useEffect(() => {
    if (!fields || !draft || !settle) return undefined;
    fields.set(draft, settle);
    return () => void fields.delete(draft);
  });
};
