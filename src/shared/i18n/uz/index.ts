import type { Texts } from '../ru';
import { accountTexts } from './accountTexts';
import { firstTexts } from './firstTexts';
import { pageTexts } from './pageTexts';
import { plainForms } from './plainForms';

const common = { ...firstTexts.common, ...pageTexts.common };
const forms = { ...firstTexts.forms, ...pageTexts.forms };

export const texts: Texts = { ...firstTexts, ...pageTexts, ...accountTexts, common, forms, plainForms };
