import { useField } from 'formik';
import { classNames } from './classNames';
import { FieldFrame } from './FieldFrame';
import styles from './TidiedField.module.css';

export interface TidiedFieldProps {
  /** The value in the Formik form. */
  name: string;
  label: string;
  hint?: string;
  /** What may stand in it while it is being typed. */
  limit: (text: string) => string;
  /** What it becomes when it is left. */
  tidy: (text: string) => string;
}

/** A plate, a VIN: letters and digits with a spelling of their own, put right when the field is left. */
export const TidiedField = ({ name, label, hint, limit, tidy }: TidiedFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <input
          {...control}
          className={classNames(control.className, styles.capitals)}
          name={name}
          value={field.value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => void helpers.setValue(limit(currentTarget.value))}
          onBlur={() => {
            void helpers.setValue(tidy(field.value), false);
            void helpers.setTouched(true);
          }}
        />
      )}
    </FieldFrame>
  );
};
