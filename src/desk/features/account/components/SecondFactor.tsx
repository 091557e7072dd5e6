import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useConfirmTotpMutation, useDisableTotpMutation, useStartTotpMutation } from '../../../../api/desk/session';
import type { ApiProblem } from '../../../../api/problem';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { PasswordInput } from '../../../../shared/ui/forms/PasswordField';
import { SubmitButton } from '../../../../shared/ui/forms/SubmitButton';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useSession } from '../../../common/hooks/useSession';
import { Card } from '../../../common/ui/Card';
import styles from './Account.module.css';
import { RecoveryCodes } from './RecoveryCodes';

const QrPicture = lazy(() => import('./QrPicture'));

/** Setting up the app of one-time codes: the password, the picture, the first code, and then the codes for when the phone is lost. */
export const SecondFactor = ({ onSetUp }: { onSetUp: () => void }) => {
  const t = useDeskTexts();
  const { totp, totp_required: isRequired, stage } = useSession();
  const [start, starting] = useStartTotpMutation();
  const [confirm, confirming] = useConfirmTotpMutation();
  const [disable, disabling] = useDisableTotpMutation();
  const [password, setPassword] = useState('');
  const [present, setPresent] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const secret = starting.data;
  const codes = confirming.data?.recovery_codes;

  const proof = { password, ...(totp && { code: present.trim() }) };
  const isProven = password !== '' && (!totp || present.trim() !== '');
  const take = (error: unknown) => {
    setProblem(error ? ((error as ApiProblem).detail ?? t('frame.failed')) : null);
    // A code is good once, and after a refusal too old.
    setPresent('');
    if (!error) setPassword('');
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    take((await start({ body: proof })).error);
  };
  const switchOff = async () => take((await disable({ body: proof })).error);
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await confirm({ body: { code } });
    setProblem(answer.error ? t('signIn.codeWrong') : null);
    if (answer.error) setCode('');
  };
  const saved = () => {
    starting.reset();
    confirming.reset();
    setCode('');
    onSetUp();
  };

  return (
    <Card title={t('factor.title')}>
      <p className={styles.quiet}>{t('factor.lead')}</p>
      {stage === 'setup' && !codes && <Notice>{t('factor.required')}</Notice>}
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={saved} />
      ) : secret ? (
        <form className={styles.setUp} onSubmit={(event) => void finish(event)}>
          <p>{t('factor.scan')}</p>
          <Suspense fallback={null}>
            <QrPicture text={secret.uri} label={t('factor.qrLabel')} className={styles.qr} />
          </Suspense>
          <p>
            {t('factor.byHand')} <span className={styles.secret}>{secret.secret}</span>
          </p>
          <div className={styles.form}>
            <FieldFrame label={t('factor.code')} error={problem}>
              {(control) => (
                <input
                  {...control}
                  value={code}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={6}
                  onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
                />
              )}
            </FieldFrame>
            <SubmitButton loading={confirming.isLoading} disabled={code.length < 6}>
              {t('factor.confirm')}
            </SubmitButton>
          </div>
        </form>
      ) : (
        <>
          <p className={styles.strong}>{t(totp ? 'factor.on' : 'factor.off')}</p>
          <form className={styles.form} onSubmit={(event) => void begin(event)}>
            <PasswordInput
              label={t('signIn.password')}
              autoComplete="current-password"
              value={password}
              error={problem}
              onChange={(event) => setPassword(event.target.value)}
            />
            {totp && (
              <FieldFrame label={t('factor.present')}>
                {(control) => (
                  <input
                    {...control}
                    value={present}
                    autoComplete="one-time-code"
                    maxLength={30}
                    onChange={(event) => setPresent(event.target.value)}
                  />
                )}
              </FieldFrame>
            )}
            <div className={styles.actions}>
              <Button
                type="submit"
                variant={totp ? 'secondary' : 'primary'}
                loading={starting.isLoading}
                disabled={!isProven}
              >
                {t(totp ? 'factor.anotherPhone' : 'factor.begin')}
              </Button>
              {totp && !isRequired && (
                <Button loading={disabling.isLoading} disabled={!isProven} onClick={() => void switchOff()}>
                  {t('factor.switchOff')}
                </Button>
              )}
            </div>
          </form>
        </>
      )}
    </Card>
  );
};
