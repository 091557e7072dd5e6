import { Form, Formik, type FormikHelpers, yupToFormErrors } from 'formik';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type ObjectSchema, object, ref, string } from 'yup';
import { useIsConsentAsked } from '#api/consentPolicy';
import type { ApiProblem } from '#api/problem';
import { dateAt } from '#contract/rules/clock';
import { CODE_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/rules/limits';
import type { Draft } from '#shared/drafts/draft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { consentRule, filledRule, smsPhoneRule } from '#shared/ui/forms/formRules';

import { brokenFields } from '#shared/ui/forms/SubmitButton';
import { isDay, isDayUpTo } from '#shared/ui/forms/typedDate';
import { AttemptContext } from './AttemptContext';
import type { AuthFlowState } from './authFlowSlice';
import { StepFields } from './StepFields';
import styles from './StepForm.module.css';
import { stepLabels } from './stepLabels';
import type { AuthCalls, StepDrafts, StepName, StepValues, SubmitResult } from './useAuthCalls';

const IS_CODE = new RegExp(`^[0-9]{${CODE_LENGTH}}$`);

const password = (t: TFunction) =>
  string()
    .required(t('forms.required'))
    .min(PASSWORD_MIN_LENGTH, t('signIn.passwordShort', { min: PASSWORD_MIN_LENGTH }))
    .max(PASSWORD_MAX_LENGTH, t('forms.tooLong', { max: PASSWORD_MAX_LENGTH }));

const newPasswords = (t: TFunction) => ({
  password: password(t),
  repeat: string()
    .required(t('forms.required'))
    .oneOf([ref('password')], t('signIn.passwordsDiffer')),
});

export const stepSchemas: {
  [Name in StepName]: (t: TFunction, asksConsent: boolean) => ObjectSchema<StepValues[Name]>;
} = {
  phone: (t) => object({ phone: smsPhoneRule(t) }),
  password: (t) => object({ password: password(t) }),
  code: (t) => object({ code: string().required(t('forms.required')).matches(IS_CODE, t('signIn.codeShort')) }),
  newPassword: (t) => object(newPasswords(t)),
  registration: (t, asksConsent) =>
    object({
      first_name: filledRule(t, NAME_MAX_LENGTH),
      last_name: filledRule(t, NAME_MAX_LENGTH),
      birthdate: string()
        .required(t('forms.required'))
        .test('day', t('signIn.birthdateFormat'), isDay)
        .test('range', t('signIn.birthdateWrong'), (value) => isDayUpTo(value, dateAt())),
      gender: string<'M' | 'F'>().oneOf(['M', 'F'], t('signIn.chooseGender')).required(t('signIn.chooseGender')),
      ...newPasswords(t),
      consent: consentRule(t, asksConsent),
    }),
};

export interface StepProps {
  flow: AuthFlowState;
  calls: AuthCalls;
  drafts: StepDrafts;
  takesFocus: boolean;
  onBack: (() => void) | undefined;
}

interface StepFormProps<Name extends StepName> extends Pick<StepProps, 'drafts' | 'takesFocus' | 'onBack'> {
  name: Name;
  title: string;
  lead: ReactNode;
  submit: string;
  submitting: string;
  onSubmit: (values: StepValues[Name]) => Promise<SubmitResult>;
  draft?: Draft<object>;
  children: ReactNode;
  foot?: ReactNode;
}

/** A rejected value with its message, which is shown until the value changes. */
interface Refused {
  value: unknown;
  text: string;
}

export const StepForm = <Name extends StepName>(props: StepFormProps<Name>) => {
  const { name, title, lead, drafts, onSubmit, children, foot, ...rest } = props;
  type Values = StepValues[Name];
  const { t } = useTranslation();
  const [initialValues] = useState(() => drafts.read(name));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [latest, setLatest] = useState(0);
  const refused = useRef<Record<string, Refused>>({});
  const sending = useRef(false);
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(() => stepSchemas[name](t, asksConsent), [name, t, asksConsent]);

  const validate = (values: Values) => {
    const errors: Record<string, string> = {};
    for (const [field, { value, text }] of Object.entries(refused.current)) {
      if (values[field as keyof Values] === value) errors[field] = text;
    }
    try {
      schema.validateSync(values, { abortEarly: false });
    } catch (failure) {
      Object.assign(errors, yupToFormErrors(failure));
    }
    return errors;
  };

  const begin = () => {
    refused.current = {};
    setProblem(null);
    setLatest(latest + 1);
    return latest + 1;
  };

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    if (sending.current) return;
    sending.current = true;
    begin();
    const result = await onSubmit(values).finally(() => {
      sending.current = false;
    });
    if (!result) return;
    if ('problem' in result) {
      setProblem(result.problem);
      return;
    }
    const entries = Object.entries(result.fields);
    refused.current = Object.fromEntries(
      entries.map(([field, text]) => [field, { value: values[field as keyof Values], text }]),
    );
    await helpers.validateForm(values);
  };

  return (
    <AttemptContext value={{ latest, begin }}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
        <Form
          className={styles.form}
          noValidate
          aria-label={title}
          // Runs before Formik's validation, so that a rejected value can be submitted again.
          onSubmitCapture={() => {
            refused.current = {};
          }}
        >
          <StepFields
            {...rest}
            problem={problem}
            labels={stepLabels[name](t)}
            brokenIn={(values) => brokenFields(schema, values)}
            onDraft={(values: Values) => drafts.write(name, values)}
          >
            {children}
          </StepFields>
        </Form>
      </Formik>
      {foot && <div className={styles.foot}>{foot}</div>}
    </AttemptContext>
  );
};
