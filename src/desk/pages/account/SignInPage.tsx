import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useMeQuery } from '#api/desk/generated/staff';
import { useQueryParams } from '#shared/lib/address';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { DoorFrame } from '../../features/signIn/DoorFrame';
import { FactorStep } from '../../features/signIn/FactorStep';
import { PasswordStep, type Stage } from '../../features/signIn/PasswordStep';

/** Allows only paths of the desk, to prevent open redirects. */
const safeNext = (next: string | null): string =>
  next !== null && /^\/desk(?:\/[\w/-]*)?(?:\?[^#\\]*)?$/.test(next) ? next : deskPaths.beginning();

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const params = useQueryParams();
  const next = safeNext(params.get('next'));
  const { data, error, refetch } = useMeQuery();
  // `data` may be cached from an ended session.
  const me = error ? undefined : data;
  const [step, setStep] = useState<'password' | 'second_factor'>('password');
  useEffect(() => {
    document.title = `${t('signIn.title')} · Yolda`;
  }, [t]);
  const done = (stage: Stage) => {
    if (stage === 'second_factor') {
      setStep('second_factor');
      return;
    }
    void refetch().then(() => navigate(stage === 'setup' ? deskPaths.account() : next, { replace: true }));
  };
  const tooLate = () => {
    setStep('password');
    void refetch();
  };
  // A refetch must not remount the form, which would clear the input.
  if (!data && !error) return null;
  if (me?.stage === 'full') return <Navigate replace to={next} />;
  const isSecond = step === 'second_factor' || me?.stage === 'second_factor';
  return (
    <DoorFrame
      title={t(isSecond ? 'signIn.factorTitle' : 'signIn.title')}
      lead={t(isSecond ? 'signIn.factorLead' : params.has('ended') ? 'signIn.ended' : 'signIn.lead')}
    >
      {isSecond ? <FactorStep onDone={done} onTooLate={tooLate} /> : <PasswordStep onDone={done} />}
    </DoorFrame>
  );
};
