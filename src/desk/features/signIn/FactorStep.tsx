import { type FormEvent, useState } from 'react';
import { useGiveSecondFactorMutation } from '#api/desk/generated/staff';
import type { ApiProblem } from '#api/problem';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { classNames } from '#shared/ui/lib/classNames';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { Refusal, type Stage } from './PasswordStep';

import styles from './SignIn.module.css';

const CODE_LENGTH = 6;

export const FactorStep = ({ onDone, onTooLate }: { onDone: (stage: Stage) => void; onTooLate: () => void }) => {
  const t = useDeskTexts();
  const [give, { isLoading }] = useGiveSecondFactorMutation();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const send = async (given: string) => {
    if (isLoading || !given) return;
    const answer = await give({ body: { code: given } });
    const refused = answer.error as ApiProblem | undefined;
    // 401: the password step has expired, because of too many wrong codes or a timeout.
    if (refused?.status === 401) onTooLate();
    setProblem(refused ?? null);
    if (refused?.kind === 'rejected') setCode('');
    if (answer.data) onDone(answer.data.stage);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code.trim());
  };
  const type = (text: string) => {
    const next = isRecovery ? text : text.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(next);
    if (!isRecovery && next.length === CODE_LENGTH) void send(next);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FieldFrame
        label={t(isRecovery ? 'signIn.recovery' : 'signIn.code')}
        hint={isRecovery ? t('signIn.recoveryHint') : undefined}
      >
        {(control) => (
          <input
            {...control}
            key={String(isRecovery)}
            className={classNames(control.className, styles.code)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has one field, which the user is about to fill
            autoFocus
            value={code}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            spellCheck={false}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </FieldFrame>
      <Refusal
        problem={problem}
        wrong={problem?.code === 'second_factor_locked' ? (problem.detail ?? '') : t('signIn.codeWrong')}
      />
      <SubmitButton size="lg" block loading={isLoading} loadingLabel={t('signIn.entering')}>
        {t('signIn.enter')}
      </SubmitButton>
      <Button
        variant="quiet"
        onClick={() => {
          setRecovery(!isRecovery);
          setCode('');
          setProblem(null);
        }}
      >
        {t(isRecovery ? 'signIn.codeInstead' : 'signIn.recoveryInstead')}
      </Button>
    </form>
  );
};
