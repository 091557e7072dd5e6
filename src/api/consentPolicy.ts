import type { Company } from '#contract/company';
import { POLICY_SLUG } from '#contract/rules/pages';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { getCompany, useGetCompanyQuery } from './generated/company';
import { isApiProblem, isNotFound } from './problem';

const versionIn = (company: Company): number | undefined =>
  company.documents.find(({ slug }) => slug === POLICY_SLUG)?.version;

/** Other servers (docs/api.md#two-apis-and-other-servers) may lack this call, and then have no policy to accept. */
const isWithoutPolicy = (error: unknown) => isNotFound(error) || (isApiProblem(error) && error.code === 'unreadable');

/** Returns whether forms ask for consent: true until the server is known to have no policy. */
export const useIsConsentAsked = (): boolean => {
  const { currentData, error } = useGetCompanyQuery({ lang: useLanguage() });
  return currentData ? versionIn(currentData) !== undefined : !isWithoutPolicy(error);
};

/**
 * Returns the current version of the personal-data policy, or undefined if there is none.
 * @throws ApiProblem when it cannot be loaded
 */
export const policyVersion = async (dispatch: AppStore['dispatch'], lang: Language): Promise<number | undefined> => {
  const { data, error } = await dispatch(getCompany.initiate({ lang }, { subscribe: false }));
  if (data) return versionIn(data);
  if (isWithoutPolicy(error)) return undefined;
  throw error;
};
