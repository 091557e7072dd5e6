import { Formik, type FormikTouched, type FormikValues, setNestedObjectValues, useFormikContext } from 'formik';
import { type ReactNode, useEffect } from 'react';

export interface InFormProps {
  values: FormikValues;
  /** Errors by field name. Formik marks these fields as touched. */
  errors?: Record<string, string>;
  sending?: boolean;
  children: ReactNode;
}

const Sending = () => {
  const { setSubmitting } = useFormikContext();
  useEffect(() => setSubmitting(true), [setSubmitting]);
  return null;
};

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
