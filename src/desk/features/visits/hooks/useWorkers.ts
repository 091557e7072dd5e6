import type { PersonRef } from '../../../../../contract/desk/common';
import { useListColleaguesQuery } from '../../../../api/desk/staff';
import { useMay } from '../../../common/hooks/useSession';

const NONE: readonly PersonRef[] = [];

/** Who can be given work at a branch. */
export const useWorkers = (_branch: number): readonly PersonRef[] => {
  const may = useMay();
  const { data: people = NONE } = useListColleaguesQuery(undefined, { skip: !may('change visits') });
  return people;
};
