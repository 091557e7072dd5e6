import type { PersonRef } from '../../../../../contract/common';
import { useListWorkersQuery } from '../../../../api/desk/visits';

const NONE: readonly PersonRef[] = [];

/** Who can be given work at a branch. */
export const useWorkers = (branch: number): readonly PersonRef[] => useListWorkersQuery({ branch }).data ?? NONE;
