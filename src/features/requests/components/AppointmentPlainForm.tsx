import type { ReactNode, Ref } from 'react';
// Not from the form's own rules, which would bring the reading of phones into the first page.
import { NAME_MAX_LENGTH, REQUEST_TEXT_MAX_LENGTH } from '../../../../contract/limits';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { Button } from '../../../shared/ui/Button';
import { classNames } from '../../../shared/ui/classNames';
import { FieldFrame } from '../../../shared/ui/FieldFrame';
import { PHONE_EMPTY } from '../../../shared/ui/phoneMask';
import styles from './AppointmentSection.module.css';

export interface AppointmentPlainFormProps {
  ref: Ref<HTMLFormElement>;
  message: string | undefined;
  bare: boolean;
  onFocus: () => void;
  notice: ReactNode;
}

/**
 * What can be typed into before the script arrives: the same fields in the same places. It cannot be sent: a disabled submit
 * button also stops Enter, which would reload the page and lose the text.
 */
export const AppointmentPlainForm = ({ ref, message, bare, onFocus, notice }: AppointmentPlainFormProps) => {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that a field was touched
    <form
      ref={ref}
      className={classNames(styles.form, bare && styles.bare)}
      onFocus={onFocus}
      aria-label={t('forms.appointmentTitle')}
    >
      <FieldFrame label={t('forms.name')}>
        {(control) => <input {...control} name="full_name" autoComplete="name" maxLength={NAME_MAX_LENGTH} />}
      </FieldFrame>
      <FieldFrame label={t('forms.phone')}>
        {(control) => (
          <input {...control} name="phone" type="tel" inputMode="tel" autoComplete="tel" placeholder={PHONE_EMPTY} />
        )}
      </FieldFrame>
      <FieldFrame label={t('forms.brand')}>
        {(control) => (
          <input {...control} name="car_brand" autoComplete="off" placeholder={t('forms.brandPlaceholder')} />
        )}
      </FieldFrame>
      <FieldFrame label={t('forms.model')}>
        {(control) => <input {...control} name="car_model" placeholder={t('forms.modelDisabled')} disabled />}
      </FieldFrame>
      <div className={styles.wide}>
        <FieldFrame label={t('forms.message')} hint={t('forms.messageHint')}>
          {(control) => (
            <textarea {...control} name="text" defaultValue={message} rows={4} maxLength={REQUEST_TEXT_MAX_LENGTH} />
          )}
        </FieldFrame>
      </div>
      <div className={styles.foot}>
        <Button type="submit" size="lg" variant="primary" disabled>
          {t('forms.send')}
        </Button>
        <noscript>{t('forms.noScript')}</noscript>
      </div>
      {notice}
    </form>
  );
};
