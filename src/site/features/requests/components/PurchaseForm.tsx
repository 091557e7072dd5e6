import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { RequestReceipt } from '../../../../../contract/requests';
import { useSendRequestMutation } from '../../../../api/endpoints/requests';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { makeIdempotencyKeys } from '../../../../shared/lib/idempotencyKey';
import { EMPTY_PURCHASE, type PurchaseValues, purchaseRequest } from '../lib/purchase';
import { purchaseSchema } from '../lib/purchaseSchema';
import { useRequestDraft } from '../lib/useRequestDraft';
import { PurchaseFields } from './PurchaseFields';

export interface PurchaseFormProps {
  product: { id: number; name: string };
  onSent: (receipt: Partial<RequestReceipt>) => void;
}

/** The rules of the purchase form and its sending; the fields are in PurchaseFields. A chunk of its own. */
export const PurchaseForm = ({ product, onSent }: PurchaseFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send] = useSendRequestMutation();
  // Kept here and not in the mutation, which forgets it as soon as it runs again: the box stays in its place meanwhile.
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const sending = useRef(false);
  const schema = useMemo(() => purchaseSchema(t), [t]);
  const draft = useRequestDraft(`purchase-${product.id}`, EMPTY_PURCHASE);

  const submit = async (values: PurchaseValues, { resetForm }: FormikHelpers<PurchaseValues>) => {
    if (sending.current) return;
    sending.current = true;
    const request = purchaseRequest(values, t('shop.requestText', product));
    try {
      const receipt = await send({ lang, request, idempotencyKey: keys.keyFor(request, draft) }).unwrap();
      keys.forget();
      draft?.forget();
      resetForm({ values: EMPTY_PURCHASE });
      setProblem(null);
      onSent(receipt);
    } catch (reason) {
      setProblem(reason);
    } finally {
      sending.current = false;
    }
  };

  return (
    <Formik initialValues={EMPTY_PURCHASE} validationSchema={schema} onSubmit={submit}>
      <PurchaseFields draft={draft} problem={problem} />
    </Formik>
  );
};
