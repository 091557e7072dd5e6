import { useField } from 'formik';
import { ConsentBox } from './ConsentBox';

/** The consent in a Formik form, as `consent`. */
export const ConsentField = () => {
  const [{ value, ...field }, { touched, error }] = useField<boolean>('consent');
  return <ConsentBox {...field} checked={value} error={touched ? error : undefined} />;
};
