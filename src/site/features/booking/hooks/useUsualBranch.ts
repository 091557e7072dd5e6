import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectUserId } from '#api/authSlice';
import { useGetHistoryQuery } from '#api/endpoints/history';
import type { Branch } from '#contract/company';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppSelector } from '#shared/store/appStore';
import { readChosenBranch } from '../lib/chosenBranch';
import { useIsHydrated } from './useIsHydrated';

/** The branch to begin with where the address names none: that of the customer's last visit, else the one chosen last in this tab. */
export const useUsualBranch = (isAsked: boolean, branches: readonly Branch[] | undefined): number | undefined => {
  const lang = useLanguage();
  const userId = useAppSelector(selectUserId);
  const isHydrated = useIsHydrated();
  const history = useGetHistoryQuery(isAsked && userId !== null ? { lang, userId } : skipToken);
  if (!isAsked || !isHydrated) return undefined;
  const visit = history.currentData?.items.find(({ is_handed_over: isAnothers }) => !isAnothers);
  return branches?.find(({ name }) => name === visit?.branch)?.id ?? readChosenBranch();
};
