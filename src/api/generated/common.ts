// Generated from contract/ by `npm run generate`. Change the contract, not this file.

import type { CategoryFacet, Named } from '#contract/common';
import { count, id, record, text } from '../readers';

export const readNamed = record<Named>({ id, name: text });
export const readCategoryFacet = record<CategoryFacet>({ id, name: text, count });
