import { makePaths, type Paths, UZBEK_PREFIX } from '../../../shared/config/paths';
import type { Language } from '../../../shared/i18n/languages';

/** Addresses of the public site in the language of the desk. */
export const sitePaths = (language: Language): Paths =>
  makePaths({ language: language === 'uz' ? UZBEK_PREFIX : '', home: '' });
