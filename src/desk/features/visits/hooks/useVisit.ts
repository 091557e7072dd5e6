import { createContext, useContext, useEffect } from 'react';
import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import type { VisitEdit } from '../changeVisit';
import { lineAdded } from '../lib/edits';

interface OpenVisit {
  visit: Visit;
  /** `over`: base version, if not the one on the screen. Null after a failure, which was shown. */
  change: (edit: VisitEdit, over?: Visit) => Promise<Visit | null>;
  /** Replaces `begun` by `value`. Resolves to true if nothing is left to save. */
  save: <Value>(editOf: (value: Value) => VisitEdit, value: Value, begun: Value) => Promise<boolean>;
  /** Saves every field with unsaved text. Resolves to the names of fields that failed. */
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
 * Registers a field while it has unsaved text.
 * @param settle saves it; null without changes
 */
export const useUnsavedField = (draft: string | undefined, settle: (() => Promise<Settled>) | null): void => {
  const fields = useContext(UnsavedContext);
  useEffect(() => {
    if (!fields || !draft || !settle) return undefined;
    fields.set(draft, settle);
    return () => void fields.delete(draft);
  });
};
