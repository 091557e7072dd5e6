import type { TFunction } from 'i18next';
import type { FormAnswer } from '#contract/render';
import type { FallbackForm } from '../../fallback/fallbackForm';
import { Trap } from '../../features/enquiries/FallbackParts';
import { TrackAnswer } from '../../features/tracking/TrackAnswer';
import { NUMBER_FIELD, PHONE_END_FIELD } from '../../features/tracking/trackQuestion';

export const trackFormOf = (answer: FormAnswer | undefined, t: TFunction): FallbackForm['tracking'] => {
  const trap = <Trap />;
  if (!answer || answer.sent) return { trap };
  const { fields, errors, problem, detail, tracked } = answer;
  const words = problem === undefined ? null : (detail ?? t(`track.${problem === 'tooMany' ? 'tooMany' : 'failed'}`));
  return {
    trap,
    typed: { number: fields[NUMBER_FIELD] ?? '', phoneEnd: fields[PHONE_END_FIELD] ?? '' },
    wrong: ([NUMBER_FIELD, PHONE_END_FIELD] as const).filter((name) => name in errors),
    answer: <TrackAnswer found={tracked} problem={words} />,
  };
};
