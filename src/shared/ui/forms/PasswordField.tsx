import { useField } from 'formik';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { classNames } from '../lib/classNames';
import { FieldFrame } from './FieldFrame';
import styles from './PasswordField.module.css';
import { useAfterPress } from './useAfterPress';

export interface PasswordInputProps extends ComponentPropsWithRef<'input'> {
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}

/** Password field with a button that shows the password. PasswordField binds it to Formik. */
export const PasswordInput = ({ label, hint, error, ...input }: PasswordInputProps) => {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const toggle = isShown ? t('signIn.hidePassword') : t('signIn.showPassword');
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...input}
            {...control}
            className={classNames(control.className, styles.input)}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={`${toggle}: ${label}`}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {toggle}
          </button>
        </div>
      )}
    </FieldFrame>
  );
};

export interface PasswordFieldProps extends Pick<PasswordInputProps, 'label' | 'hint' | 'autoComplete'> {
  name: string;
}

/** PasswordInput bound to a Formik field, with its validation error. */
export const PasswordField = ({ name, ...rest }: PasswordFieldProps) => {
  const [field, meta] = useField<string>(name);
  return <PasswordInput {...rest} {...field} error={useAfterPress(meta.touched ? meta.error : undefined)} />;
};
