import { Form, Formik, type FormikHelpers, yupToFormErrors } from 'formik';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import type { ApiProblem } from '#api/problem';
import type { Draft } from '#shared/drafts/draft';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { brokenFields } from '#shared/ui/forms/hooks/useUnfinished';
import type { AuthFlowState } from '../authFlowSlice';
import type { AuthCalls } from '../hooks/useAuthCalls';
import { stepLabels } from '../lib/stepLabels';
import { stepSchemas } from '../lib/stepSchemas';
import type { StepDrafts, StepName, StepValues } from '../lib/stepValues';
import type { SubmitResult } from '../lib/submitResult';
import { AttemptContext } from './AttemptContext';
import { StepFields } from './StepFields';
import styles from './StepForm.module.css';

/** What every step is given. */
export interface StepProps {
  flow: AuthFlowState;
  calls: AuthCalls;
  drafts: StepDrafts;
  takesFocus: boolean;
  /** Undefined on the first step. */
  onBack: (() => void) | undefined;
}

export interface StepFormProps<Name extends StepName> extends Pick<StepProps, 'drafts' | 'takesFocus' | 'onBack'> {
  name: Name;
  title: string;
  lead: ReactNode;
  submit: string;
  submitting: string;
  onSubmit: (values: StepValues[Name]) => Promise<SubmitResult>;
  /** Keeps what is typed over a reload, without passwords. */
  draft?: Draft<object>;
  /** The fields. */
  children: ReactNode;
  /** It stands under the button. */
  foot?: ReactNode;
}

/** A value that the server refused, and what it said: shown until the value is another one. */
interface Refused {
  value: unknown;
  text: string;
}

/** One step's form: its rules, its sending once, what the server said of it. */
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
          // Before Formik looks: what was refused may be sent again.
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
