import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import type { useUnansweredRequest } from '../hooks/useBook';
import { BookProblem, codeOf, detailOf, failureKey } from './BookProblem';

export const RetriedRequest = ({ requestState, problem, retry }: ReturnType<typeof useUnansweredRequest>) => {
  const { t } = useTranslation();
  const isSaid =
    requestState === 'none' &&
    detailOf(problem) !== undefined &&
    !['not_found', 'phone_not_verified'].includes(codeOf(problem) ?? '');
  return (
    <>
      <div role="status">
        {requestState === 'asking' && <Notice>{t('booking.askingAgain')}</Notice>}
        {requestState === 'unanswered' && (
          <Notice tone="danger" action={<Button onClick={() => void retry()}>{t('common.retry')}</Button>}>
            {detailOf(problem) ?? t(failureKey(problem))}
          </Notice>
        )}
      </div>
      {isSaid && <BookProblem problem={problem} />}
    </>
  );
};
