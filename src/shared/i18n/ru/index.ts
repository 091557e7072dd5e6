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

/** The texts of one language: Russian is the pattern, every other language must have exactly its keys. */
export type Texts = typeof texts;
