import { type LateTexts, late as ru } from '../ru/late';
import { late as uz } from '../uz/late';
import { useLanguage } from './useLanguage';

const TEXTS = { ru, uz };

/** Returns the texts of the late chunk in the language on the screen. */
export const useLateTexts = (): LateTexts => TEXTS[useLanguage()];
