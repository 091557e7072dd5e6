import { type LateTexts, late as ru } from './ru/late';
import { useLanguage } from './useLanguage';
import { late as uz } from './uz/late';

const TEXTS = { ru, uz };

export const useLateTexts = (): LateTexts => TEXTS[useLanguage()];
