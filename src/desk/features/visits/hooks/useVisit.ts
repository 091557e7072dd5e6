import { createContext, useContext } from 'react';
import type { Visit } from '#contract/visitsDesk';
import type { VisitEdit } from '../changeVisit';

export interface OpenVisit {
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
