import type { Texts } from '../ru';
import { accountTexts } from './accountTexts';
import { fallbackForms } from './fallbackForms';
import { firstTexts } from './firstTexts';
import { pageTexts } from './pageTexts';
import { visitForms } from './visitForms';

const common = { ...firstTexts.common, ...pageTexts.common };
const forms = { ...firstTexts.forms, ...pageTexts.forms };

export const texts: Texts = {
  ...firstTexts,
  ...pageTexts,
  ...accountTexts,
  common,
  forms,
  fallbackForms,
  visitForms,
};
