import { getBranchNames } from '#api/endpoints/branchNames';
import type { Load } from '#shared/config/page';

/** A form that stands in the page asks for these. Brands and models wait until it is near: only a browser needs them. */
export const formQueries: Load = ({ language: lang }) => [getBranchNames.initiate({ lang }, { subscribe: false })];
