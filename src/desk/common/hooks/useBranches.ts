import { useBranchNamesQuery } from '#api/desk/lists';
import type { BranchRef } from '#contract/common';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useSession } from './useSession';

const NONE: readonly BranchRef[] = [];

/** Branches of the signed-in person. Owners have none assigned, so they get all. */
export const useBranches = (): readonly BranchRef[] => {
  const lang = useLanguage();
  const { branches: own } = useSession();
  const { data: all = NONE } = useBranchNamesQuery({ lang }, { skip: own.length > 0 });
  return own.length > 0 ? own : all;
};
