import { useListColleaguesQuery } from '#api/desk/generated/staff';
import { useBranchNamesQuery } from '#api/desk/lists';
import type { PersonRef } from '#contract/common';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useSession } from '../../common/hooks/useSession';

const NONE: readonly PersonRef[] = [];

/** Whom an enquiry can be given to and where it can go; an owner has no branch of their own, and so all of them. */
export const useChoices = () => {
  const lang = useLanguage();
  const { branches: own } = useSession();
  const { data: all = NONE } = useBranchNamesQuery({ lang }, { skip: own.length > 0 });
  const { data: people = NONE } = useListColleaguesQuery();
  const branches: readonly PersonRef[] = own.length > 0 ? own : all;
  return { branches, people };
};
