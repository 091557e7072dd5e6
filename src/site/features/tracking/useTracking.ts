import { useState } from 'react';
import { useTrackEnquiryMutation } from '#api/generated/enquiries';
import { isApiProblem } from '#api/problem';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { type QuestionField, readQuestion, type TypedQuestion } from './trackQuestion';

export const useTracking = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [track, { data: found, error, isLoading }] = useTrackEnquiryMutation();
  const [wrong, setWrong] = useState<readonly QuestionField[]>([]);

  const ask = (typed: TypedQuestion): readonly QuestionField[] => {
    if (isLoading) return [];
    const read = readQuestion(typed);
    const missing = 'wrong' in read ? read.wrong : [];
    setWrong(missing);
    if ('question' in read) void track({ lang, body: read.question });
    return missing;
  };
  const problem = () => {
    if (error === undefined) return null;
    const kind = isApiProblem(error) ? error.kind : null;
    if (kind === 'notFound') return t('track.notFound');
    if (kind === 'tooMany') return t('track.tooMany');
    return t(kind === 'offline' || kind === 'timeout' ? 'track.unreached' : 'track.failed');
  };
  return { ask, wrong, found, problem: problem(), isLoading };
};
