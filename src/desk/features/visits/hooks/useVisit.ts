import { createContext, useContext, useEffect } from 'react';
import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import type { VisitEdit } from '../changeVisit';
import { lineAdded } from '../lib/edits';

interface OpenVisit {
  visit: Visit;
  /** `over`: base version, by default that on the screen. Resolves to null after a failure. */
  change: (edit: VisitEdit, over?: Visit) => Promise<Visit | null>;
  /** Saves a field whose input began at the value `begun`. Resolves to true if no unsaved input is left. */
  save: <Value>(editOf: (value: Value) => VisitEdit, value: Value, begun: Value) => Promise<boolean>;
  /** Resolves to the names of fields that could not be saved. */
  saveUnsaved: () => Promise<string[]>;
  hasPrices: boolean;
  canWrite: boolean;
  canWork: boolean;
}

export const VisitContext = createContext<OpenVisit | null>(null);

export const useVisit = (): OpenVisit => {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
};

export const useAddWork = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const { visit, change } = useVisit();
  return async (service: number): Promise<void> => {
    let hasNoPrice = false;
    const refused = ({ fields }: { fields?: object | undefined }) => {
      hasNoPrice = fields !== undefined && 'price' in fields;
      return hasNoPrice;
    };
    await change({ ...lineAdded(visit, { kind: 'work', service }), refused });
    if (hasNoPrice && (await change(lineAdded(visit, { kind: 'work', service, price: 0 }))))
      dispatch(toastShown({ tone: 'failed', text: t('line.noPrice') }));
  };
};

export type Settled = 'saved' | 'wrong' | 'unsaved';

export type UnsavedFields = Map<string, () => Promise<Settled>>;

export const UnsavedContext = createContext<UnsavedFields | null>(null);

/**
 * Registers a field while it has unsaved text, so that `saveUnsaved` saves it before the visit closes.
 * @param settle saves the text; null without changes
 */
export const useUnsavedField = (draft: string | undefined, settle: (() => Promise<Settled>) | null): void => {
  const fields = useContext(UnsavedContext);
  useEffect(() => {
    if (!fields || !draft || !settle) return undefined;
    fields.set(draft, settle);
    return () => void fields.delete(draft);
  });
};
