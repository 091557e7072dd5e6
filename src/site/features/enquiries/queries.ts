import { getBranchNames } from '#api/generated/contacts';
import type { Load } from '#shared/config/page';

/**
 * For a form within a page. Brands and models wait until the form is near: only a browser needs them.
 * Not in `BranchSelect.tsx`, because the pages load that file with the late chunk of the form.
 */
export const formQueries: Load = ({ language: lang }) => [getBranchNames.initiate({ lang }, { subscribe: false })];
