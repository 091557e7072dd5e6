import { useField } from 'formik';
import { type KeyboardEvent, useRef } from 'react';
import { readPhone, vouchedPhone } from '#contract/rules/phone';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import { FieldFrame } from './FieldFrame';
import { phoneQuestion } from './formRules';
import styles from './PhoneQuestion.module.css';
import { PHONE_EMPTY } from './phoneMask';
import { useAfterPress } from './useAfterPress';
import { usePhoneInput } from './usePhoneInput';
import { useAdoptTyped } from './useTypedText';

interface PhoneQuestionProps {
  /** What stands in the field. */
  value: string;
  digits: string;
  isCodeUnknown: boolean;
  onVouch: (value: string) => void;
}

/** Asks whether a number is right that may well be a slip; without a yes it is not sent. */
export const PhoneQuestion = ({ value, onVouch, ...asked }: PhoneQuestionProps) => {
  const { t } = useTranslation();
  return (
    <span className={styles.question}>
      <span>{`${phoneQuestion(t, asked)} `}</span>
      <button className={styles.yes} type="button" onClick={() => onVouch(vouchedPhone(value))}>
        {t('forms.phoneYes')}
      </button>
    </span>
  );
};

interface PhoneFieldProps {
  /** The value in the Formik form: the nine local digits, or what is typed of a number (see `phoneValue`). */
  name: string;
  label: string;
  hint?: string;
  /** `username` where it is what a password belongs to, `off` where it is somebody else's. The default is `tel`. */
  autoComplete?: 'tel' | 'username' | 'off';
}

/**
 * Takes a number in any spelling into the mask +998 99 999 99 99. The mask of an empty field is its placeholder: browsers fill in no field
 * that holds a text, and what is typed before the script comes would stand in the middle of it.
 */
export const PhoneField = ({ name, label, hint, autoComplete = 'tel' }: PhoneFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const ref = useRef<HTMLInputElement>(null);
  const { props, adopt } = usePhoneInput(field.value, (value) => void helpers.setValue(value));
  useAdoptTyped(ref, props.value, () => ref.current && adopt(ref.current));

  const reading = readPhone(field.value);
  // What no further digit can put right is said at once; an 8 may be the trunk prefix of a number that is not yet whole.
  const isSaidAtOnce = reading.kind === 'foreign' || (reading.kind === 'asked' && !field.value.startsWith('8'));
  const error = useAfterPress(meta.touched || isSaidAtOnce ? meta.error : undefined);
  const vouch = (value: string) => {
    void helpers.setValue(value);
    // The button goes, and the focus would go with it.
    ref.current?.focus();
  };

  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={
        error && reading.kind === 'asked' ? <PhoneQuestion {...reading} value={field.value} onVouch={vouch} /> : error
      }
    >
      {(control) => (
        <input
          {...control}
          {...props}
          ref={ref}
          name={name}
          // A tel field may not ask for a user name, and is offered one's own number.
          type={autoComplete === 'tel' ? 'tel' : 'text'}
          inputMode="tel"
          autoComplete={autoComplete}
          placeholder={PHONE_EMPTY}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // A form whose button is disabled ignores the key, which says that the visitor is done.
            if (event.key === 'Enter') void helpers.setTouched(true);
            props.onKeyDown(event);
          }}
          onBlur={() => void helpers.setTouched(true)}
        />
      )}
    </FieldFrame>
  );
};
