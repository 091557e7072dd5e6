import type { ApiProblem } from '#api/problem';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import styles from './StepForm.module.css';

export interface StepProblemProps {
  problem: ApiProblem | null;
  wait: number;
}

export const StepProblem = ({ problem, wait }: StepProblemProps) => {
  const { t } = useTranslation();
  const isWait = problem?.kind === 'tooMany';
  const isUnreachable = problem?.kind === 'offline' || problem?.kind === 'timeout';
  const detail = problem?.kind === 'rejected' ? problem.detail : undefined;
  return (
    <div className={styles.status} role="alert">
      {problem && isWait && wait > 0 && (
        <Notice tone="danger" title={t('signIn.tooMany')}>
          <Wait label={t('signIn.tryAgainIn')} seconds={wait} />
        </Notice>
      )}
      {problem && !isWait && (
        <Notice tone="danger" title={t('forms.technik_error')}>
          {detail ?? (isUnreachable ? t('signIn.offline') : t('signIn.failed'))}
        </Notice>
      )}
    </div>
  );
};
