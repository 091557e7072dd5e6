import { Form, Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { useSignInMutation } from '#api/desk/session';
import type { ApiProblem } from '#api/problem';
import { phoneForWire } from '#contract/rules/phone';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { phoneRule } from '#shared/ui/forms/phoneRule';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { Refusal } from './Refusal';
import styles from './SignIn.module.css';

export type Stage = 'second_factor' | 'setup' | 'full';

/** Phone and password; what was typed stays after a refusal. */
export const PasswordStep = ({ onDone }: { onDone: (stage: Stage) => void }) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const [signIn] = useSignInMutation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const rules = object({ phone: phoneRule(site), password: string().required(site('forms.required')) });
  const send = async ({ phone, password }: { phone: string; password: string }) => {
    const answer = await signIn({ body: { phone: phoneForWire(phone), password } });
    setProblem((answer.error as ApiProblem | undefined) ?? null);
    if (answer.data) onDone(answer.data.stage);
  };
  return (
    <Formik initialValues={{ phone: '', password: '' }} validationSchema={rules} onSubmit={send}>
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
