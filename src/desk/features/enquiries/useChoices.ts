import { useListColleaguesQuery } from '#api/desk/generated/staff';
import { useBranchNamesQuery } from '#api/desk/lists';
import type { PersonRef } from '#contract/common';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useSession } from '../../common/hooks/useSession';

const NONE: readonly PersonRef[] = [];

export const useChoices = () => {
  const lang = useLanguage();
  const { branches: own } = useSession();
  const { data: all = NONE } = useBranchNamesQuery({ lang }, { skip: own.length > 0 });
  const { data: people = NONE } = useListColleaguesQuery();
  const branches: readonly PersonRef[] = own.length > 0 ? own : all;
  return { branches, people };
};
