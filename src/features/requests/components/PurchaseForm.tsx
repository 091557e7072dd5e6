import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useRef, useState } from 'react';
import type { RequestReceipt } from '../../../../contract/requests';
import { useSendRequestMutation } from '../../../api/endpoints/requests';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { makeIdempotencyKeys } from '../../../shared/lib/idempotencyKey';
import { EMPTY_PURCHASE, type PurchaseValues, purchaseRequest } from '../lib/purchase';
import { purchaseSchema } from '../lib/purchaseSchema';
import { PurchaseFields } from './PurchaseFields';

export interface PurchaseFormProps {
  product: { id: number; name: string };
  /** What it begins with. Kept by the page, because its modal takes the form down. */
  draft: PurchaseValues;
  /** Whatever is typed, and the empty values once it was sent. */
  onDraft: (values: PurchaseValues) => void;
  onSent: (receipt: Partial<RequestReceipt>) => void;
}

/** The rules of the purchase form and its sending; the fields are in PurchaseFields. A chunk of its own. */
export const PurchaseForm = ({ product, draft, onDraft, onSent }: PurchaseFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send] = useSendRequestMutation();
  // Kept here and not in the mutation, which forgets it as soon as it runs again: the box stays in its place meanwhile.
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const sending = useRef(false);
  const schema = useMemo(() => purchaseSchema(t), [t]);
  const [initialValues] = useState(draft);

  const submit = async (values: PurchaseValues, { resetForm }: FormikHelpers<PurchaseValues>) => {
    if (sending.current) return;
    sending.current = true;
    const request = purchaseRequest(values, t('shop.requestText', product));
    try {
      const receipt = await send({ lang, request, idempotencyKey: keys.keyFor(request) }).unwrap();
      keys.forget();
      onDraft(EMPTY_PURCHASE);
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
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <PurchaseFields onDraft={onDraft} problem={problem} />
    </Formik>
  );
};
