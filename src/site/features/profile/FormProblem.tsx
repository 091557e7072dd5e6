import { isApiProblem } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';

export const FormProblem = ({ problem }: { problem: unknown }) => {
  const { t } = useTranslation();
  if (problem === null) return null;
  const { kind, detail } = isApiProblem(problem) ? problem : { kind: 'server', detail: undefined };
  const isUnreachable = kind === 'offline' || kind === 'timeout';
  const detailText = kind === 'server' ? undefined : detail;
  return (
    <div role="alert">
      <Notice tone="danger" title={t('security.notSent')}>
        {isUnreachable ? t('security.unanswered') : (detailText ?? t('security.failed'))}
      </Notice>
    </div>
  );
};
