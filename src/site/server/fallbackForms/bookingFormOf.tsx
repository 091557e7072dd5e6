import type { TFunction } from 'i18next';
import type { FormAnswer } from '#contract/render';
import type { FallbackForm } from '../../fallback/fallbackForm';
import { Trap } from '../../features/enquiries/FallbackParts';

export const bookingFormOf = (answer: FormAnswer | undefined, t: TFunction): FallbackForm['booking'] => {
  const trap = <Trap />;
  if (!answer || answer.sent) return { fields: {}, errors: {}, problem: null, alternatives: [], trap };
  const { fields, errors, problem, detail, alternatives = [], place } = answer;
  return {
    fields,
    errors,
    problem: detail ?? (problem ? t(`fallbackForms.${problem}`) : null),
    alternatives,
    place,
    trap,
  };
};
