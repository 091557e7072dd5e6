import type { TFunction } from 'i18next';
import type { FormAnswer } from '#contract/render';
import type { FallbackForm } from '../../fallback/fallbackForm';

export const visitFormOf = (answer: FormAnswer | undefined, t: TFunction): FallbackForm['visit'] => {
  if (!answer || answer.sent) {
    return { isSent: answer !== undefined, receipt: answer?.reference, problem: null, fields: {}, errors: {} };
  }
  const { problem, detail, fields, errors } = answer;
  return { isSent: false, problem: detail ?? (problem ? t(`visitForms.${problem}`) : null), fields, errors };
};
