import { Formik, type FormikTouched, type FormikValues, setNestedObjectValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';

export interface InFormProps {
  values: FormikValues;
  /** What is wrong with which value; such a field counts as left. */
  errors?: Record<string, string>;
  /** Something is being sent, for ever. */
  sending?: boolean;
  children: ReactNode;
}

const Sending = () => {
  const { setSubmitting } = useFormikContext();
  useEffect(() => setSubmitting(true), [setSubmitting]);
  return null;
};

/** A form around fields, in the state that is asked for. It sends nothing. */
export const InForm = ({ values, errors = {}, sending = false, children }: InFormProps) => (
  <Formik
    initialValues={values}
    initialErrors={errors}
    initialTouched={setNestedObjectValues<FormikTouched<FormikValues>>(errors, true)}
    onSubmit={() => undefined}
  >
    <>
      {children}
      {sending && <Sending />}
    </>
  </Formik>
);
