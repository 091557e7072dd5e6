import type { CategoryFacet } from '../../contract/common';
import { count, id, listOf, record, text } from './readers';

/** The values a list can be filtered by, each with how many entries it has. */
export const categoryFacets = listOf(record<CategoryFacet>({ id, name: text, count }));
