import { useField } from 'formik';
import { useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../../../contract/limits';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { classNames } from '../../../shared/ui/classNames';
import { FieldFrame } from '../../../shared/ui/FieldFrame';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps {
  name: string;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export const PasswordField = ({ name, label, hint, autoComplete }: PasswordFieldProps) => {
  const { t } = useTranslation();
  const [field, meta] = useField<string>(name);
  const [isShown, setShown] = useState(false);
  const toggle = isShown ? t('signIn.hidePassword') : t('signIn.showPassword');
  return (
    <FieldFrame label={label} hint={hint} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...field}
            {...control}
            className={classNames(control.className, styles.input)}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={PASSWORD_MAX_LENGTH}
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
