import { useField } from 'formik';
import { ConsentBox } from './ConsentBox';
import { useAfterPress } from './useAfterPress';

/** Consent box bound to the Formik field `consent`. */
export const ConsentField = () => {
  const [{ value, ...field }, { touched, error }] = useField<boolean>('consent');
  return <ConsentBox {...field} checked={value} error={useAfterPress(touched ? error : undefined)} />;
};
