import { type FormEvent, useState } from 'react';
import { useChangeOwnPasswordMutation } from '#api/desk/generated/staff';
import type { ApiProblem } from '#api/problem';
import { PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import { Button } from '#shared/ui/actions/Button';
import { PasswordInput } from '#shared/ui/forms/PasswordField';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { Card } from '../../common/ui/Screen';
import styles from './Account.module.css';

export const OwnPassword = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const [change, { isLoading }] = useChangeOwnPasswordMutation();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await change({ body: { old_password: old, password: next } });
    if (answer.error) {
      const { fields, detail } = answer.error as ApiProblem;
      setProblem(Object.values(fields ?? {}).flat()[0] ?? detail ?? t('frame.failed'));
      return;
    }
    setProblem(null);
    setOld('');
    setNext('');
    dispatch(toastShown({ tone: 'done', text: t('account.passwordChanged') }));
  };
  return (
    <Card title={t('account.password')}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <PasswordInput
          label={t('account.oldPassword')}
          autoComplete="current-password"
          value={old}
          onChange={(event) => setOld(event.target.value)}
        />
        <PasswordInput
          label={t('account.newPassword')}
          hint={t('invitation.passwordHint', { min: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          value={next}
          error={problem}
          onChange={(event) => setNext(event.target.value)}
        />
        <Button type="submit" loading={isLoading} disabled={!old || next.length < PASSWORD_MIN_LENGTH}>
          {t('frame.save')}
        </Button>
      </form>
    </Card>
  );
};
