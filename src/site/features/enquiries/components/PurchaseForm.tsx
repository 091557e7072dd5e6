import { Formik } from 'formik';
import { useMemo } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import type { EnquiryReceipt } from '#contract/enquiries';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useEnquiryDraft } from '../hooks/useEnquiryDraft';
import { useSubmitOnce } from '../hooks/useSubmitOnce';
import { EMPTY_PURCHASE, KEPT_PURCHASE, purchaseEnquiry } from '../lib/purchase';
import { purchaseSchema } from '../lib/purchaseSchema';
import { PurchaseFields } from './PurchaseFields';

export interface PurchaseFormProps {
  product: { id: number; name: string };
  onSent: (receipt: Partial<EnquiryReceipt>) => void;
}

/** The rules of the purchase form and its sending; the fields are in PurchaseFields. A chunk of its own. */
export const PurchaseForm = ({ product, onSent }: PurchaseFormProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(() => purchaseSchema(t, asksConsent), [t, asksConsent]);
  const draft = useEnquiryDraft(`purchase-${product.id}`, KEPT_PURCHASE);
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
