import { type OfflineTexts, offline as ru } from '../ru/offline';
import { offline as uz } from '../uz/offline';
import { useLanguage } from './useLanguage';

const TEXTS = { ru, uz };

/**
 * Returns texts of offline mode in the displayed language. Import it only from a lazy chunk, because it contains both
 * languages.
 */
export const useOfflineTexts = (): OfflineTexts => TEXTS[useLanguage()];
