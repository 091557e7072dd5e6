import { type LateTexts, late as ru } from '../ru/late';
import { late as uz } from '../uz/late';
import { useLanguage } from './useLanguage';

const TEXTS = { ru, uz };

export const useLateTexts = (): LateTexts => TEXTS[useLanguage()];
