import { type LateTexts, late as ru } from '../ru/late';
import { late as uz } from '../uz/late';
import { useLanguage } from './useLanguage';

const TEXTS = { ru, uz };

/**
 * Returns texts of the page frame in the displayed language. Import it only from a lazy chunk, because it contains both
 * languages.
 */
export const useLateTexts = (): LateTexts => TEXTS[useLanguage()];
