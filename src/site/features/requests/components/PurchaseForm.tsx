import { Formik } from 'formik';
import { useMemo } from 'react';
import type { RequestReceipt } from '../../../../../contract/requests';
import { useIsConsentAsked } from '../../../../api/consentPolicy';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useRequestDraft } from '../hooks/useRequestDraft';
import { useSubmitOnce } from '../hooks/useSubmitOnce';
import { EMPTY_PURCHASE, KEPT_PURCHASE, purchaseRequest } from '../lib/purchase';
import { purchaseSchema } from '../lib/purchaseSchema';
import { PurchaseFields } from './PurchaseFields';

export interface PurchaseFormProps {
  product: { id: number; name: string };
  onSent: (receipt: Partial<RequestReceipt>) => void;
}

/** The rules of the purchase form and its sending; the fields are in PurchaseFields. A chunk of its own. */
export const PurchaseForm = ({ product, onSent }: PurchaseFormProps) => {
  const { t } = useTranslation();
  const asksConsent = useIsConsentAsked();
  const schema = useMemo(() => purchaseSchema(t, asksConsent), [t, asksConsent]);
  const draft = useRequestDraft(`purchase-${product.id}`, KEPT_PURCHASE);
  const { problem, submit } = useSubmitOnce({
    draft,
    empty: EMPTY_PURCHASE,
    toRequest: (values) => purchaseRequest(values, t('shop.requestText', product)),
    onSent,
  });
  return (
    <Formik initialValues={EMPTY_PURCHASE} validationSchema={schema} onSubmit={submit}>
      <PurchaseFields draft={draft} asksConsent={asksConsent} problem={problem} />
    </Formik>
  );
};
