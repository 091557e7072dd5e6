import { isLanguage } from '../shared/i18n/languages';
import { STORAGE_KEYS } from './persistence/storedValues';
import type { PreloadedState } from './store';

/** The plain SPA has no server's first frame to agree with: it may read the stored language before it renders. */
export const storedLanguageState = (): PreloadedState => {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language);
    return isLanguage(stored) ? { language: { chosen: stored, shown: stored } } : {};
  } catch {
    return {};
  }
};
