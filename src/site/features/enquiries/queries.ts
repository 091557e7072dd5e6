import { getBranchNames } from '#api/generated/contacts';
import type { Load } from '#shared/config/page';

/** In its own file: pages load `BranchSelect.tsx` with the form's late chunk. */
export const formQueries: Load = ({ language: lang }) => [getBranchNames.initiate({ lang }, { subscribe: false })];
