import type { BranchRef } from '#contract/common';
import { useBranches } from '#desk/common/hooks/useBranches';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';

/** The branches to choose from, with the shown one where it is hidden by now: a select without it would name another one. */
export const useBranchOptions = (shown: BranchRef | undefined): { value: string; label: string }[] => {
  const t = useDeskTexts();
  const branches = useBranches();
  const isHidden = shown !== undefined && branches.length > 0 && branches.every(({ id }) => id !== shown.id);
  return [
    ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isHidden ? [{ value: String(shown.id), label: t('calendar.hiddenBranch', { name: shown.name }) }] : []),
  ];
};
