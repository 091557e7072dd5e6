import { Form, Formik, type FormikHelpers } from 'formik';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { object, ref, string } from 'yup';
import { useAcceptInvitationMutation } from '#api/desk/generated/staff';
import type { ApiProblem } from '#api/problem';
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import type { Invitation } from '#contract/staff';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Field } from '#shared/ui/forms/Field';
import { filledRule } from '#shared/ui/forms/formRules';
import { PasswordField } from '#shared/ui/forms/PasswordField';
import { phoneInSentence } from '#shared/ui/forms/phoneMask';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { type DeskT, useDeskTexts } from '../../common/hooks/useDeskTexts';
import { Refusal, type Stage } from './PasswordStep';

import styles from './SignIn.module.css';

export interface AcceptFormProps {
  invitation: Invitation;
  token: string;
  onDone: (stage: Stage) => void;
}

export const acceptSchema = (site: TFunction, t: DeskT) => {
  const short = t('invitation.passwordShort', { min: PASSWORD_MIN_LENGTH });
  return object({
    name: filledRule(site, NAME_MAX_LENGTH),
    password: string()
      .required(short)
      .min(PASSWORD_MIN_LENGTH, short)
      .max(PASSWORD_MAX_LENGTH, site('forms.tooLong', { max: PASSWORD_MAX_LENGTH })),
    repeat: string()
      .required(site('forms.required'))
      .oneOf([ref('password')], t('invitation.differ')),
  });
};

export const AcceptForm = ({ invitation, token, onDone }: AcceptFormProps) => {
  const t = useDeskTexts();
  const { t: site } = useTranslation();
  const [accept] = useAcceptInvitationMutation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const initial = { name: invitation.name, password: '', repeat: '' };
  const send = async (values: { name: string; password: string }, { setErrors }: FormikHelpers<typeof initial>) => {
    const answer = await accept({ body: { token, name: values.name.trim(), password: values.password } });
    const refusal = (answer.error as ApiProblem | undefined) ?? null;
    const { name, password } = refusal?.fields ?? {};
    setErrors({ ...(name && { name: name.join(' ') }), ...(password && { password: password.join(' ') }) });
    setProblem(name || password ? null : refusal);
    if (answer.data) onDone(answer.data.stage);
  };
  return (
    <Formik initialValues={initial} validationSchema={acceptSchema(site, t)} onSubmit={send}>
      {({ isSubmitting }) => (
        <Form className={styles.form} noValidate>
          <p>
            {t('invitation.lead', {
              name: invitation.name,
              role: t(`roles.${invitation.role}`),
              phone: phoneInSentence(invitation.phone),
            })}
          </p>
          <Field name="name" label={t('staff.name')} autoComplete="name" maxLength={NAME_MAX_LENGTH} />
          <PasswordField
            name="password"
            label={t('invitation.password')}
            hint={t('invitation.passwordHint', { min: PASSWORD_MIN_LENGTH })}
            autoComplete="new-password"
          />
          <PasswordField name="repeat" label={t('invitation.repeat')} autoComplete="new-password" />
          <Refusal problem={problem} wrong={problem?.detail ?? t('frame.failed')} />
          <SubmitButton size="lg" block loading={isSubmitting} loadingLabel={t('frame.saving')}>
            {t('invitation.accept')}
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
};
