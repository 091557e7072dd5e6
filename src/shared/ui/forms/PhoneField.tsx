import { useField } from 'formik';
import { type KeyboardEvent, useRef } from 'react';
import { confirmedPhone, readPhone } from '#contract/rules/phone';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { FieldFrame } from './FieldFrame';
import { phoneQuestion } from './formRules';
import styles from './PhoneQuestion.module.css';
import { PHONE_EMPTY } from './phoneMask';
import { useAfterPress } from './useAfterPress';
import { usePhoneInput } from './usePhoneInput';
import { useAdoptTyped } from './useTypedText';

interface PhoneQuestionProps {
  value: string;
  digits: string;
  isCodeUnknown: boolean;
  onConfirm: (value: string) => void;
}

/** Asks the user to confirm a number that looks mistyped, before the form can be sent. */
export const PhoneQuestion = ({ value, onConfirm, ...reading }: PhoneQuestionProps) => {
  const { t } = useTranslation();
  return (
    <span className={styles.question}>
      <span>{`${phoneQuestion(t, reading)} `}</span>
      <button className={styles.yes} type="button" onClick={() => onConfirm(confirmedPhone(value))}>
        {t('forms.phoneYes')}
      </button>
    </span>
  );
};

interface PhoneFieldProps {
  /** Formik field: nine local digits, or the raw input (see `phoneValue`). */
  name: string;
  label: string;
  hint?: string;
  /** `username` for a field with a password, `off` for another person's phone. Defaults to `tel`. */
  autoComplete?: 'tel' | 'username' | 'off';
}

/** Formats any spelling as +998 99 999 99 99. The empty mask is a placeholder: browsers autofill only empty fields. */
export const PhoneField = ({ name, label, hint, autoComplete = 'tel' }: PhoneFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const ref = useRef<HTMLInputElement>(null);
  const { props, adopt } = usePhoneInput(field.value, (value) => void helpers.setValue(value));
  useAdoptTyped(ref, props.value, () => ref.current && adopt(ref.current));

  const reading = readPhone(field.value);
  // Shows errors at once that further digits cannot fix. A leading 8 may be a trunk prefix.
  const isErrorImmediate = reading.kind === 'foreign' || (reading.kind === 'asked' && !field.value.startsWith('8'));
  const error = useAfterPress(meta.touched || isErrorImmediate ? meta.error : undefined);
  const confirm = (value: string) => {
    void helpers.setValue(value);
    // Moves focus to the field, because the confirmation button disappears.
    ref.current?.focus();
  };

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={
        error && reading.kind === 'asked' ? (
          <PhoneQuestion {...reading} value={field.value} onConfirm={confirm} />
        ) : (
          error
        )
      }
    >
      {(control) => (
        <input
          {...control}
          {...props}
          ref={ref}
          name={name}
          // Browsers suggest the user's own number in a `tel` field, so other phone fields have type `text`.
          type={autoComplete === 'tel' ? 'tel' : 'text'}
          inputMode="tel"
          autoComplete={autoComplete}
          placeholder={PHONE_EMPTY}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // Enter does not submit a form with a disabled button, but shows that the user has finished.
            if (event.key === 'Enter') void helpers.setTouched(true);
            props.onKeyDown(event);
          }}
          onBlur={() => void helpers.setTouched(true)}
        />
      )}
    </FieldFrame>
  );
};
