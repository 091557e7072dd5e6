import { useState } from 'react';
import { useTrackEnquiryMutation } from '../../../../api/endpoints/tracking';
import { isApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { type QuestionField, readQuestion, type TypedQuestion } from '../lib/trackQuestion';

/** Asks how an enquiry stands. `problem` says in words why there is no answer. */
export const useTracking = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [track, { data: found, error, isLoading }] = useTrackEnquiryMutation();
  const [wrong, setWrong] = useState<QuestionField[]>([]);

  const ask = (typed: TypedQuestion) => {
    if (isLoading) return;
    const read = readQuestion(typed);
    setWrong('wrong' in read ? read.wrong : []);
    if ('question' in read) void track({ lang, body: read.question });
  };
  const problem = () => {
    if (error === undefined) return null;
    if (isApiProblem(error) && error.kind === 'notFound') return t('track.notFound');
    return t(isApiProblem(error) && error.kind === 'tooMany' ? 'track.tooMany' : 'track.failed');
  };
  return { ask, wrong, found, problem: problem(), isLoading };
};
