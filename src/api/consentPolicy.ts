import type { Company } from '#contract/company';
import { POLICY_SLUG } from '#contract/rules/pages';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import type { AppStore } from '#shared/store/appStore';
import { getCompany, useGetCompanyQuery } from './generated/company';
import { isApiProblem, isNotFound } from './problem';

const versionIn = (company: Company): number | undefined =>
  company.documents.find(({ slug }) => slug === POLICY_SLUG)?.version;

/** Another server (docs/api.md#two-apis-and-other-servers) need not have the call: then it has no policy to agree to. */
const isWithoutPolicy = (error: unknown) => isNotFound(error) || (isApiProblem(error) && error.code === 'unreadable');

/** Whether forms ask for consent: wherever there is a policy, and until it is known that there is none. */
export const useIsConsentAsked = (): boolean => {
  const { currentData, error } = useGetCompanyQuery({ lang: useLanguage() });
  return currentData ? versionIn(currentData) !== undefined : !isWithoutPolicy(error);
};

/**
 * The version of the personal-data policy that whoever sends a form has before them; undefined where there is none.
 * @throws the problem, where it cannot be had
 */
export const policyVersion = async (dispatch: AppStore['dispatch'], lang: Language): Promise<number | undefined> => {
  const { data, error } = await dispatch(getCompany.initiate({ lang }, { subscribe: false }));
  if (data) return versionIn(data);
  if (isWithoutPolicy(error)) return undefined;
  throw error;
};
