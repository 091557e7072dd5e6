import { type ComponentProps, type ReactNode, type Ref, use } from 'react';
import { useLocation } from 'react-router';
import { STATE_ELEMENT_ID } from '#shared/config/constants';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { PHONE_EMPTY } from '#shared/ui/forms/phoneMask';
import { Late } from '#shared/ui/layout/Late';
import { classNames } from '#shared/ui/lib/classNames';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import styles from './AppointmentSection.module.css';
import { BranchSelect } from './BranchSelect';

/** False on a static host, which accepts no fallback forms. */
const isServed = (): boolean => document.getElementById(STATE_ELEMENT_ID) !== null;

interface AppointmentFallbackFormProps {
  ref: Ref<HTMLFormElement>;
  message: string | undefined;
  bare: boolean;
  anchor: string | undefined;
  onFocus: () => void;
  notice: ReactNode;
}

/**
 * The browser posts this form to the server (server/web/forms). In a modal, the button is disabled until the enhanced
 * form is loaded.
 */
export const AppointmentFallbackForm = ({
  ref,
  message,
  bare,
  anchor,
  onFocus,
  notice,
}: AppointmentFallbackFormProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const fallback = use(FallbackFormContext);
  const fieldOf = (name: string) => ({ id: `fallback-${name}`, error: fallback?.errors[name] });
  const line = (name: string, label: string, attributes: ComponentProps<'input'>) => (
    <FieldFrame label={label} {...fieldOf(name)}>
      {(control) => <input {...control} {...attributes} name={name} defaultValue={fallback?.fields[name]} required />}
    </FieldFrame>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only observes that a field was touched
    <form
      ref={ref}
      className={classNames(styles.form, bare && styles.bare)}
      onFocus={onFocus}
      aria-label={t('forms.appointmentTitle')}
      method="post"
      action={anchor && `${pathname}#${anchor}`}
      noValidate
    >
      {fallback?.problem}
      {line('full_name', t('forms.name'), { autoComplete: 'name' })}
      {line('phone', t('forms.phone'), {
        type: 'tel',
        autoComplete: 'tel',
        placeholder: PHONE_EMPTY,
      })}
      {line('car_brand', t('forms.brand'), { placeholder: t('forms.brandPlaceholder') })}
      {line('car_model', t('forms.model'), { placeholder: t('forms.modelPlaceholder') })}
      <div className={styles.wide}>
        <FieldFrame label={t('forms.branch')} optional {...fieldOf('branch')}>
          {(control) => <BranchSelect {...control} defaultValue={fallback?.fields.branch} />}
        </FieldFrame>
      </div>
      <div className={styles.wide}>
        <FieldFrame label={t('forms.message')} hint={t('forms.messageHint')} {...fieldOf('text')}>
          {(control) => (
            <textarea {...control} name="text" defaultValue={fallback?.fields.text ?? message} rows={4} required />
          )}
        </FieldFrame>
      </div>
      <div className={styles.wide}>
        <Late part="consent" />
      </div>
      <div className={styles.foot}>
        <Button type="submit" size="lg" variant="primary" disabled={!anchor || !(fallback ?? isServed())}>
          {t('forms.send')}
        </Button>
        <noscript>{fallback?.trap}</noscript>
      </div>
      {notice}
    </form>
  );
};
