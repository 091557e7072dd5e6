import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import type { NewRequest, RequestReceipt } from '../../../../../contract/requests';
import { policyVersion } from '../../../../api/consentPolicy';
import { useSendRequestMutation } from '../../../../api/endpoints/requests';
import type { Draft } from '../../../../shared/drafts/draft';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { makeIdempotencyKeys } from '../../../../shared/lib/idempotencyKey';
import { useAppDispatch } from '../../../../shared/store/appStore';

interface Options<Values extends object, Kept extends object> {
  /** Where what is typed is kept until it was sent; undefined until it is known who the visitor is. */
  draft: Draft<Kept> | undefined;
  /** What stands in the form afterwards. */
  empty: Values;
  toRequest: (values: Values) => NewRequest;
  onSent: (receipt: Partial<RequestReceipt>) => void;
}

/**
 * Sends a form's request once: a double click sends nothing twice, and the same content tried again after a lost answer has the same
 * idempotency key. What is sent leaves its draft and the form.
 * @returns `problem` is why the last sending failed, null before and after a success
 */
export const useSubmitOnce = <Values extends object, Kept extends object>(options: Options<Values, Kept>) => {
  const { draft, empty, toRequest, onSent } = options;
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const [send] = useSendRequestMutation();
  // Kept here and not in the mutation, which forgets it as soon as it runs again: the box stays in its place meanwhile.
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const sending = useRef(false);

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const consent = await policyVersion(dispatch, lang);
      const request = { ...toRequest(values), ...(consent !== undefined && { consent }) };
      const idempotencyKey = keys.keyFor(request, draft);
      const receipt = (await send({ lang, idempotencyKey, body: request }).unwrap()) ?? {};
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
