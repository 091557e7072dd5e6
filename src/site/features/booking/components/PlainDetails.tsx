import type { ComponentProps, ReactNode, Ref } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConsentBox } from '#shared/ui/forms/ConsentBox';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { PHONE_EMPTY, phoneInSentence } from '#shared/ui/forms/phoneMask';
import { classNames } from '#shared/ui/lib/classNames';

import { FIELDS, type Fields } from '../lib/fields';
import styles from './Details.module.css';

export interface Posted {
  fields: Fields;
  errors: Fields;
  problem: string | null;
  alternatives: readonly string[];
  trap: ReactNode;
  place?: number | undefined;
}

export interface PlainDetailsProps {
  ref?: Ref<HTMLFormElement>;
  action: string;
  step: 'book' | 'wait';
  formFields: Fields;
  posted: Posted | null;
  label: string;
  warning?: string | false;
  car?: [brand: string, model: string] | undefined;
}

export const PlainDetails = ({ ref, action, step, formFields, posted, label, warning, car }: PlainDetailsProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const own = posted?.fields[FIELDS.step] === step ? posted : null;
  const typed = own?.fields ?? {};
  const isSent = Boolean(typed[FIELDS.sent]);
  const line = (name: string, title: string, attributes: ComponentProps<'input'> = {}) => (
    <FieldFrame label={title} id={`plain-${step}-${name}`} error={own?.errors[name]}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          name={name}
          defaultValue={typed[name] ?? attributes.defaultValue}
          required
        />
      )}
    </FieldFrame>
  );
  const hiddenFields = [FIELDS.sent, FIELDS.flow, FIELDS.proof].filter((name) => typed[name]);
  return (
    <form ref={ref} className={styles.form} method="post" action={action} noValidate aria-label={label}>
      <input type="hidden" name={FIELDS.step} value={step} />
      {Object.entries(formFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hiddenFields.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name]} />
      ))}
      {line(FIELDS.name, t('forms.name'), { autoComplete: 'name' })}
      {line(FIELDS.phone, t('forms.phone'), { type: 'tel', autoComplete: 'tel', placeholder: PHONE_EMPTY })}
      {step === 'book' && (
        <>
          {line(FIELDS.brand, t('forms.brand'), { placeholder: t('forms.brandPlaceholder'), defaultValue: car?.[0] })}
          {line(FIELDS.model, t('forms.model'), { placeholder: t('forms.modelPlaceholder'), defaultValue: car?.[1] })}
          {line(FIELDS.year, t('booking.year'), { inputMode: 'numeric', maxLength: 4 })}
        </>
      )}
      {step === 'book' && (
        <div className={styles.wide}>
          <FieldFrame
            label={t('booking.complaint')}
            id={`plain-book-${FIELDS.complaint}`}
            optional
            error={own?.errors[FIELDS.complaint]}
          >
            {(control) => (
              <textarea {...control} name={FIELDS.complaint} rows={2} defaultValue={typed[FIELDS.complaint]} />
            )}
          </FieldFrame>
        </div>
      )}
      {asksConsent && (
        <div className={styles.wide}>
          <ConsentBox
            id={`plain-${step}-${FIELDS.consent}`}
            name={FIELDS.consent}
            value="1"
            defaultChecked={typed[FIELDS.consent] === '1'}
            error={own?.errors[FIELDS.consent]}
          />
        </div>
      )}
      {isSent && !typed[FIELDS.proof] && (
        <div className={classNames(styles.wide, styles.code)}>
          <p>{t('signIn.codeLead', { phone: phoneInSentence(typed[FIELDS.sent] ?? '') })}</p>
          {line(FIELDS.code, t('signIn.code'), { inputMode: 'numeric', autoComplete: 'one-time-code' })}
        </div>
      )}
      <div className={styles.foot}>
        {warning && <Notice>{warning}</Notice>}
        <Button type="submit" variant="primary" size="lg">
          {isSent ? label : t('booking.sendCode')}
        </Button>
        {isSent && !typed[FIELDS.proof] && (
          <Button type="submit" name={FIELDS.sent} value="">
            {t('signIn.sendAgain')}
          </Button>
        )}
        <noscript>{posted?.trap}</noscript>
      </div>
    </form>
  );
};
