import { Form, Formik } from 'formik';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { object, string } from 'yup';
import { useSignInMutation } from '#api/desk/generated/staff';
import type { ApiProblem } from '#api/problem';
import { PASSWORD_MAX_LENGTH } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Notice } from '#shared/ui/feedback/Notice';
import { Wait } from '#shared/ui/feedback/Wait';
import { phoneRule } from '#shared/ui/forms/formRules';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import styles from './SignIn.module.css';

const Waiting = ({ seconds }: { seconds: number }) => {
  const t = useDeskTexts();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const secondsLeft = useSecondsLeft(until);
  return secondsLeft > 0 ? <Wait label={t('signIn.waitFor')} seconds={secondsLeft} /> : null;
};

export const Refusal = ({ problem, wrong }: { problem: ApiProblem | null; wrong: string }) => {
  const t = useDeskTexts();
  const isLocked = problem?.code === 'desk_password_locked' || problem?.code === 'second_factor_locked';
  const isUnreachable = problem?.kind === 'offline' || problem?.kind === 'timeout';
  const failure = problem?.kind === 'server' ? t('frame.failed') : (isLocked && problem.detail) || wrong;
  return (
    <div role="alert">
      {problem?.kind === 'tooMany' && (
        <Notice tone="danger" title={t('signIn.tooMany')}>
          <Waiting key={problem.retryAfter} seconds={problem.retryAfter ?? 60} />
        </Notice>
      )}
      {problem !== null && problem.kind !== 'tooMany' && (
        <Notice tone="danger">{isUnreachable ? t('signIn.offline') : failure}</Notice>
      )}
    </div>
  );
};

export type Stage = 'second_factor' | 'setup' | 'full';

export const passwordStepSchema = (t: TFunction) =>
  object({
    phone: phoneRule(t),
    password: string()
      .required(t('forms.required'))
      .max(PASSWORD_MAX_LENGTH, t('forms.tooLong', { max: PASSWORD_MAX_LENGTH })),
  });

export const PasswordStep = ({ onDone }: { onDone: (stage: Stage) => void }) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const [signIn] = useSignInMutation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const send = async ({ phone, password }: { phone: string; password: string }) => {
    const answer = await signIn({ body: { phone: phoneForWire(phone), password } });
    setProblem((answer.error as ApiProblem | undefined) ?? null);
    if (answer.data) onDone(answer.data.stage);
  };
  return (
    <Formik initialValues={{ phone: '', password: '' }} validationSchema={passwordStepSchema(site)} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate aria-label={t('signIn.title')}>
          <PhoneField name="phone" label={t('signIn.phone')} autoComplete="username" />
          <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" />
          <Refusal problem={problem} wrong={t('signIn.wrong')} />
          <SubmitButton size="lg" block loading={isSubmitting} loadingLabel={t('signIn.entering')}>
            {t('signIn.enter')}
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
};
