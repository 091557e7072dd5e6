import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from '#shared/config/publicConfig';
import { isLanguage } from '#shared/i18n/languages';
import { showTheme, themeInCookie } from '../features/theme/themeCookie';
import type { PageState } from '../pageState';
import { STORAGE_KEYS } from '../store/persistence/storedValues';
import type { PreloadedState } from '../store/rootReducer';

const fetchPublicConfig = async (): Promise<PublicConfig> => {
  try {
    const reply = await fetch('/config.json');
    return { ...DEFAULT_PUBLIC_CONFIG, ...(reply.ok ? ((await reply.json()) as Partial<PublicConfig>) : {}) };
  } catch {
    return DEFAULT_PUBLIC_CONFIG;
  }
};

const storedLanguage = (): PreloadedState => {
  try {
    const stored = localStorage.getItem(STORAGE_KEYS.language);
    return isLanguage(stored) ? { language: { chosen: stored, shown: stored } } : {};
  } catch {
    return {};
  }
};

/** Reads storage before the first render, because there is no server HTML that the render must match. */
export const startStaticSpa = async (): Promise<PageState> => {
  const chosen = themeInCookie();
  showTheme(chosen);
  return { config: await fetchPublicConfig(), store: { ...storedLanguage(), theme: { chosen } } };
};
