import { useMay, useSession } from '../../common/hooks/useSession';

/** Whether somebody may change what a branch has. An owner belongs to all of them. */
export const useIsOwnBranch = (): ((branch: number) => boolean) => {
  const may = useMay();
  const { role, branches } = useSession();
  return (branch) => may('change stock') && (role === 'owner' || branches.some(({ id }) => id === branch));
};
