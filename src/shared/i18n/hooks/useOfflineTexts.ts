import { type OfflineTexts, offline as ru } from '../ru/offline';
import { offline as uz } from '../uz/offline';
import { useLanguage } from './useLanguage';

const TEXTS = { ru, uz };

/** Returns the offline texts in the language on the screen. */
export const useOfflineTexts = (): OfflineTexts => TEXTS[useLanguage()];
