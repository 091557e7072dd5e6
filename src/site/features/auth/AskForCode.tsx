import { useRef, useState } from 'react';
import { useRobotCheck } from '#api/codes';
import type { ApiProblem } from '#api/problem';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { useAttempts } from './AttemptContext';
import styles from './StepForm.module.css';
import { StepProblem } from './StepProblem';
import type { SubmitResult } from './useAuthCalls';

export interface AskForCodeProps {
  label: string;
  onAsk: () => Promise<SubmitResult>;
}

interface Refusal {
  problem: ApiProblem | null;
  until: number;
  attempt: number;
}

export const AskForCode = ({ label, onAsk }: AskForCodeProps) => {
  const { t } = useTranslation();
  const isRobotCheck = useRobotCheck();
  const [isAsking, setAsking] = useState(false);
  const { latest, begin } = useAttempts();
  const [refusal, setRefusal] = useState<Refusal>({ problem: null, until: 0, attempt: 0 });
  const asking = useRef(false);
  const wait = useSecondsLeft(refusal.until);
  const ask = async () => {
    if (asking.current) return;
    asking.current = true;
    setAsking(true);
    const attempt = begin();
    const result = await onAsk();
    const problem = result && 'problem' in result ? result.problem : null;
    setRefusal({ problem, until: Date.now() + (problem?.retryAfter ?? 0) * 1000, attempt });
    asking.current = false;
    setAsking(false);
  };
  return (
    <div className={styles.ask}>
      <Button
        block
        disabled={wait > 0}
        loading={isAsking}
        loadingLabel={isRobotCheck ? t('signIn.notRobot') : t('signIn.sending')}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      <StepProblem problem={refusal.attempt === latest ? refusal.problem : null} wait={wait} />
    </div>
  );
};
