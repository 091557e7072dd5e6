import { getBranchNames } from '#api/generated/contacts';
import type { Load } from '#shared/config/page';

/** This query is not in `BranchSelect.tsx`, which is loaded with the form's late chunk. */
export const formQueries: Load = ({ language: lang }) => [getBranchNames.initiate({ lang }, { subscribe: false })];
