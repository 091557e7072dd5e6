import { accountTexts } from './accountTexts';
import { firstTexts } from './firstTexts';
import { pageTexts } from './pageTexts';
import { plainForms } from './plainForms';

const common = { ...firstTexts.common, ...pageTexts.common };
const forms = { ...firstTexts.forms, ...pageTexts.forms };

export const texts = { ...firstTexts, ...pageTexts, ...accountTexts, common, forms, plainForms };

/** The texts of one language: Russian is the pattern, every other language must have exactly its keys. */
export type Texts = typeof texts;
