import { useState } from 'react';
import type { ApiProblem } from '#api/problem';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';

const Waiting = ({ seconds }: { seconds: number }) => {
  const t = useDeskTexts();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsLeft(until);
  return left > 0 ? <Wait label={t('signIn.waitFor')} seconds={left} /> : null;
};

/** Why somebody was not let in. */
export const Refusal = ({ problem, wrong }: { problem: ApiProblem | null; wrong: string }) => {
  const t = useDeskTexts();
  const isLocked = problem?.code === 'desk_password_locked' || problem?.code === 'second_factor_locked';
  const isUnreached = problem?.kind === 'offline' || problem?.kind === 'timeout';
  const failure = problem?.kind === 'server' ? t('frame.failed') : (isLocked && problem.detail) || wrong;
  return (
    <div role="alert">
      {problem?.kind === 'tooMany' && (
        <Notice tone="danger" title={t('signIn.tooMany')}>
          <Waiting key={problem.retryAfter} seconds={problem.retryAfter ?? 60} />
        </Notice>
      )}
      {problem !== null && problem.kind !== 'tooMany' && (
        <Notice tone="danger">{isUnreached ? t('signIn.offline') : failure}</Notice>
      )}
    </div>
  );
};
