import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import type { EnquiryReceipt } from '#contract/enquiries';
import { type Draft } from '#shared/drafts/draft';
import { useStoredDraft } from '#shared/drafts/useStoredDraft';

import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ConsentField } from '#shared/ui/forms/ConsentField';
import { Field } from '#shared/ui/forms/Field';
import { PhoneField } from '#shared/ui/forms/PhoneField';
import { AppointmentSubmit } from './AppointmentSubmit';
import { APPOINTMENT_LIMITS } from './appointment';
import { BranchField } from './BranchField';
import styles from './PurchaseFields.module.css';
import {
  EMPTY_PURCHASE,
  PURCHASE_DRAFT,
  PURCHASE_TEXT_MAX_LENGTH,
  type PurchaseValues,
  purchaseEnquiry,
  purchaseSchema,
} from './purchase';
import { usePrefilledCustomer } from './usePrefilledCustomer';
import { type Sending, useEnquiryDraft, useSubmitOnce } from './useSubmitOnce';

export interface PurchaseFieldsProps {
  draft: Draft<typeof PURCHASE_DRAFT> | undefined;
  asksConsent: boolean;
  sending: Sending;
}

/** The submit button is never disabled: on click it marks missing fields (docs/spec/forms.md#purchase-form). */
export const PurchaseFields = ({ draft, asksConsent, sending }: PurchaseFieldsProps) => {
  const { t } = useTranslation();
  const { isSubmitting, isValid, submitCount } = useFormikContext<PurchaseValues>();
  const form = useRef<HTMLFormElement>(null);
  // The draft excludes prefilled data, because another person may use the browser next.
  const typedOf = usePrefilledCustomer();
  useStoredDraft(draft, { typedOf });

  const focusFirstMistake = useEffectEvent(() => {
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstMistake();
  }, [submitCount, isSubmitting]);

  return (
    <Form ref={form} className={styles.form} noValidate aria-label={t('shop.buyTitle')}>
      <Field name="full_name" label={t('forms.name')} autoComplete="name" limit={APPOINTMENT_LIMITS.name} />
      <PhoneField name="phone" label={t('forms.phone')} />
      <BranchField />
      <Field
        multiline
        name="text"
        label={t('shop.buyMessage')}
        hint={t('shop.buyMessageHint')}
        rows={3}
        limit={PURCHASE_TEXT_MAX_LENGTH}
      />
      {asksConsent && <ConsentField />}
      <div className={styles.foot}>
        <AppointmentSubmit isSending={isSubmitting} sending={sending} />
      </div>
    </Form>
  );
};

export interface PurchaseFormProps {
  product: { id: number; name: string };
  onSent: (receipt: Partial<EnquiryReceipt>) => void;
}

export const PurchaseForm = ({ product, onSent }: PurchaseFormProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(() => purchaseSchema(t, asksConsent), [t, asksConsent]);
  const draft = useEnquiryDraft(`purchase-${product.id}`, PURCHASE_DRAFT);
  const { sending, submit } = useSubmitOnce({
    draft,
    empty: EMPTY_PURCHASE,
    toEnquiry: (values) => purchaseEnquiry(values, product.id, t('shop.enquiryText', product)),
    onSent,
  });
  return (
    <Formik initialValues={EMPTY_PURCHASE} validationSchema={schema} onSubmit={submit}>
      <PurchaseFields draft={draft} asksConsent={asksConsent} sending={sending} />
    </Formik>
  );
};
