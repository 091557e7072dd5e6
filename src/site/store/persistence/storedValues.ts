import { SIDEBAR } from '#contract/rules/pages';
import type { Language } from '#shared/i18n/languages';
import { isLanguage } from '#shared/i18n/languages';
import type { SidebarEntry } from '../../features/garage/garageSlice';
import type { BaseState } from '../rootReducer';

/** Persisted values, each under its key as a plain string (docs/spec/content.md#browser-storage). */
export interface StoredValues {
  language: Language | null;
  userId: number | null;
  accessToken: string | null;
  refreshToken: string | null;
  sidebarEntry: SidebarEntry | null;
}

export type StoredField = keyof StoredValues;

/** The spelling `Sitebar` is part of the specification. */
export const STORAGE_KEYS: Record<StoredField, string> = {
  language: 'language',
  userId: 'userId',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  sidebarEntry: 'personalSitebarAct',
};

export const STORED_FIELDS = Object.keys(STORAGE_KEYS) as StoredField[];

export const PERSISTED_SLICES = ['auth', 'language', 'garage'] satisfies (keyof BaseState)[];

export type PersistedSlices = Pick<BaseState, 'auth' | 'language' | 'garage'>;

export const valuesOf = ({ auth, language, garage }: PersistedSlices): StoredValues => ({
  language: language.chosen,
  userId: auth.userId,
  accessToken: auth.accessToken,
  refreshToken: auth.refreshToken,
  sidebarEntry: garage.sidebarEntry,
});

/** Storage is untrusted: invalid values are read as null. */
export const parseValue: { [F in StoredField]: (raw: string | null) => StoredValues[F] } = {
  language: (raw) => (isLanguage(raw) ? raw : null),
  userId: (raw) => (raw !== null && /^[1-9]\d*$/.test(raw) && Number.isSafeInteger(Number(raw)) ? Number(raw) : null),
  accessToken: parseToken,
  refreshToken: parseToken,
  sidebarEntry: (raw) => Object.values(SIDEBAR).find((entry) => String(entry) === raw) ?? null,
};

/** A token is sent in a header, which limits its characters. */
function parseToken(raw: string | null): string | null {
  return raw !== null && /^[\x21-\x7e]{8,4096}$/.test(raw) && raw !== 'undefined' ? raw : null;
}
