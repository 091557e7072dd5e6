import { accountTexts } from './accountTexts';
import { firstTexts } from './firstTexts';
import { pageTexts } from './pageTexts';
import { fallbackForms, visitForms } from './serverForms';

const common = { ...firstTexts.common, ...pageTexts.common };
const forms = { ...firstTexts.forms, ...pageTexts.forms };

export const texts = {
  ...firstTexts,
  ...pageTexts,
  ...accountTexts,
  common,
  forms,
  fallbackForms,
  visitForms,
};

/** Russian defines the keys; every other language must have exactly these. */
export type Texts = typeof texts;
