import { createContext, type ReactNode } from 'react';

/**
 * What a form says to those whose page has no script. Given on the server only: the words and parts of it are in no script of the
 * browser, which sees them as null and leaves whatever stands in a `noscript` alone.
 */
export interface FallbackForm {
  /** As they were typed, when the form comes back. */
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Why it came back, above the fields. */
  problem: ReactNode;
  /** In the place of a form that was sent. */
  thanks: ReactNode;
  /** The form of a part's page, once it was asked for; it names the part. */
  purchase: ((part: string) => ReactNode) | null;
  /** Of the page that says how an enquiry stands; null on any other. */
  tracking: {
    trap: ReactNode;
    typed?: { number: string; phoneEnd: string };
    wrong?: readonly ('number' | 'phone_end')[];
    /** What came of it, in words or as the enquiry. */
    answer?: ReactNode;
  } | null;
  /** Of the pages of a visit, an estimate or a review: what came of what was sent; null on any other. */
  visit:
    | ({
        isSent: boolean;
        /** How an estimate's lines were decided by what was sent. */
        receipt?: string | undefined;
        /** In words. */
        problem: string | null;
      } & Pick<FallbackForm, 'fields' | 'errors'>)
    | null;
  /** Of the pages of booking: what came of what was sent, in words; the free times in place of one that is gone. */
  booking:
    | ({
        problem: string | null;
        neighbours: readonly string[];
        place?: number | undefined;
      } & Pick<FallbackForm, 'fields' | 'errors' | 'trap'>)
    | null;
  /** A field that only a program fills in. */
  trap: ReactNode;
}

export const FallbackFormContext = createContext<FallbackForm | null>(null);

/** Where a part's page answers: `?buy=1#buy` is its address with the purchase form in it. */
export const BUY_ID = 'buy';
export const BUY_PARAM = 'buy';
