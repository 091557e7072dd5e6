import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import type { EnquiryReceipt, NewEnquiry } from '../../../../../contract/enquiries';
import { policyVersion } from '../../../../api/consentPolicy';
import { useSendEnquiryMutation } from '../../../../api/endpoints/enquiries';
import type { Draft } from '../../../../shared/drafts/draft';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '../../../../shared/lib/idempotencyKey';
import { useAppDispatch } from '../../../../shared/store/appStore';

interface Options<Values extends object, Kept extends object> {
  /** Where what is typed is kept until it was sent; undefined until it is known who the visitor is. */
  draft: Draft<Kept> | undefined;
  /** What stands in the form afterwards. */
  empty: Values;
  toEnquiry: (values: Values) => NewEnquiry;
  onSent: (receipt: Partial<EnquiryReceipt>) => void;
}

/**
 * Sends a form's enquiry once: a double click sends nothing twice, and the same content tried again after a lost answer has the same
 * idempotency key. What is sent leaves its draft and the form.
 * @returns `problem` is why the last sending failed, null before and after a success
 */
export const useSubmitOnce = <Values extends object, Kept extends object>(options: Options<Values, Kept>) => {
  const { draft, empty, toEnquiry, onSent } = options;
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const [send] = useSendEnquiryMutation();
  // Kept here and not in the mutation, which forgets it as soon as it runs again: the box stays in its place meanwhile.
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const sending = useRef(false);

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const consent = await policyVersion(dispatch, lang);
      const enquiry = { ...toEnquiry(values), ...(consent !== undefined && { consent }) };
      const idempotencyKey = keys.keyFor(enquiry, draft);
      const receipt = (await send({ lang, idempotencyKey, body: enquiry }).unwrap()) ?? {};
      keys.forget();
      draft?.forget();
      resetForm({ values: empty });
      setProblem(null);
      onSent(receipt);
    } catch (reason) {
      setProblem(reason);
    } finally {
      sending.current = false;
    }
  };
  return { problem, submit };
};
