import type { Language } from '#shared/i18n/languages';
import { isLanguage } from '#shared/i18n/languages';
import type { SidebarEntry } from '../../features/garage/garageSlice';
import type { BaseState } from '../rootReducer';

/** What the browser's storage holds of the state (docs/spec/content.md#browser-storage), each value under a key of its own as a plain string. */
export interface StoredValues {
  language: Language | null;
  userId: number | null;
  accessToken: string | null;
  refreshToken: string | null;
  sidebarEntry: SidebarEntry | null;
}

export type StoredField = keyof StoredValues;

/** The odd spelling is the product's own. */
export const STORAGE_KEYS: Record<StoredField, string> = {
  language: 'language',
  userId: 'userId',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  sidebarEntry: 'personalSitebarAct',
};

export const STORED_FIELDS = Object.keys(STORAGE_KEYS) as StoredField[];

/** The slices that hold them: redux-persist's whitelist. */
export const PERSISTED_SLICES = ['auth', 'language', 'garage'] satisfies (keyof BaseState)[];

export type PersistedSlices = Pick<BaseState, 'auth' | 'language' | 'garage'>;

export const valuesOf = ({ auth, language, garage }: PersistedSlices): StoredValues => ({
  language: language.chosen,
  userId: auth.userId,
  accessToken: auth.accessToken,
  refreshToken: auth.refreshToken,
  sidebarEntry: garage.sidebarEntry,
});

/** Anyone can write into storage: what is not a valid value is read as none. */
export const parseValue: { [F in StoredField]: (raw: string | null) => StoredValues[F] } = {
  language: (raw) => (isLanguage(raw) ? raw : null),
  userId: (raw) => (raw !== null && /^[1-9]\d*$/.test(raw) && Number.isSafeInteger(Number(raw)) ? Number(raw) : null),
  accessToken: parseToken,
  refreshToken: parseToken,
  sidebarEntry: (raw) => ([1, 2, 3, 4] as const).find((entry) => String(entry) === raw) ?? null,
};

/** A token travels in a header, which takes no other characters; 'null' and 'undefined' come from careless writers. */
function parseToken(raw: string | null): string | null {
  return raw !== null && /^[\x21-\x7e]{8,4096}$/.test(raw) && raw !== 'undefined' ? raw : null;
}
