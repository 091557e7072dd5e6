import { createContext, type ReactNode } from 'react';

/** Content of a fallback form. Only the server sets it, so its code is not in the browser's bundles. */
export interface FallbackForm {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  problem: ReactNode;
  thanks: ReactNode;
  purchase: ((part: string) => ReactNode) | null;
  tracking: {
    trap: ReactNode;
    typed?: { number: string; phoneEnd: string };
    wrong?: readonly ('number' | 'phone_end')[];
    answer?: ReactNode;
  } | null;
  visit:
    | ({
        isSent: boolean;
        receipt?: string | undefined;
        problem: string | null;
      } & Pick<FallbackForm, 'fields' | 'errors'>)
    | null;
  booking:
    | ({
        problem: string | null;
        alternatives: readonly string[];
        place?: number | undefined;
      } & Pick<FallbackForm, 'fields' | 'errors' | 'trap'>)
    | null;
  /** Honeypot field, filled in only by bots. */
  trap: ReactNode;
}

export const FallbackFormContext = createContext<FallbackForm | null>(null);

export const BUY_ID = 'buy';
export const BUY_PARAM = 'buy';
