import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useConfirmTotpMutation, useDisableTotpMutation, useStartTotpMutation } from '#api/desk/generated/staff';
import type { ApiProblem } from '#api/problem';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useSession, useSignInAgain } from '../../common/hooks/useSession';
import { useCopy } from '../../common/ui/CopyField';

import { Card } from '../../common/ui/Screen';
import { SignInAgainFields } from '../../common/ui/SignInAgainFields';
import styles from './Account.module.css';

/** Shows recovery codes once, because the server stores only their hashes. */
const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const t = useDeskTexts();
  const copy = useCopy();
  return (
    <div className={styles.setUp}>
      <h3>{t('factor.recoveryTitle')}</h3>
      <p>{t('factor.recoveryText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => void copy(codes.join('\n'))}>{t('factor.copyAll')}</Button>
        <Button variant="primary" onClick={onSaved}>
          {t('factor.saved')}
        </Button>
      </div>
    </div>
  );
};

const QrPicture = lazy(() => import('./QrPicture'));

export const SecondFactor = ({ onSetUp }: { onSetUp: () => void }) => {
  const t = useDeskTexts();
  const { totp, totp_required: isRequired, stage } = useSession();
  const [start, starting] = useStartTotpMutation();
  const [confirm, confirming] = useConfirmTotpMutation();
  const [disable, disabling] = useDisableTotpMutation();
  const form = useSignInAgain();
  const copy = useCopy();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const secret = starting.data;
  const codes = confirming.data?.recovery_codes;

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(form.take((await start({ body: form.again })).error));
  };
  const switchOff = async () => setProblem(form.take((await disable({ body: form.again })).error));
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    const refused = (await confirm({ body: { code } })).error as ApiProblem | undefined;
    const isWrong = refused?.kind === 'rejected';
    if (isWrong) setCode('');
    setProblem(refused ? (isWrong ? t('signIn.codeWrong') : (refused.detail ?? t('frame.failed'))) : null);
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
            <span>{`${t('factor.byHand')} `}</span>
            <span className={styles.secret}>{secret.secret}</span>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => void copy(secret.secret)}>{t('factor.copyKey')}</Button>
          </div>
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
            <SignInAgainFields form={form} problem={problem} />
            <div className={styles.actions}>
              <Button
                type="submit"
                variant={totp ? 'secondary' : 'primary'}
                loading={starting.isLoading}
                disabled={!form.isWhole}
              >
                {t(totp ? 'factor.anotherPhone' : 'factor.begin')}
              </Button>
              {totp && !isRequired && (
                <Button loading={disabling.isLoading} disabled={!form.isWhole} onClick={() => void switchOff()}>
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
