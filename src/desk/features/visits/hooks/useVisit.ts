import { createContext, useContext, useEffect } from 'react';
import type { Visit } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import type { VisitEdit } from '../changeVisit';
import { lineAdded } from '../lib/edits';

interface OpenVisit {
  visit: Visit;
  /** `over`: the visit that it is made over, where it is not what is on the screen. Null: it was not saved, and somebody has been told why. */
  change: (edit: VisitEdit, over?: Visit) => Promise<Visit | null>;
  /** Puts `value` where `begun` stood when somebody began to type. True: nothing is left to be saved, be it that theirs stays who were faster. */
  save: <Value>(editOf: (value: Value) => VisitEdit, value: Value, begun: Value) => Promise<boolean>;
  /** Saves every field that holds unsaved text. Returns the names of those that could not be saved. */
  saveUnsaved: () => Promise<string[]>;
  /** Prices are there to be seen. */
  hasPrices: boolean;
  /** What may be done to it: nothing once it is closed. */
  canWrite: boolean;
  canWork: boolean;
}

export const VisitContext = createContext<OpenVisit | null>(null);

/** The visit that the screen shows, and the way to change it. */
export const useVisit = (): OpenVisit => {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error('useVisit needs a VisitProvider above it');
  return visit;
};

/** Puts a service of the site on the visit; of one that has no price there somebody is asked to write it. */
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
