import { useListWorkersQuery } from '#api/desk/visits';
import type { PersonRef } from '#contract/common';

const NONE: readonly PersonRef[] = [];

/** Who can be given work at a branch. */
export const useWorkers = (branch: number): readonly PersonRef[] => useListWorkersQuery({ branch }).data ?? NONE;
