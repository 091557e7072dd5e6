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

/** The Russian texts define the keys; every other language must have exactly the same keys. */
export type Texts = typeof texts;
