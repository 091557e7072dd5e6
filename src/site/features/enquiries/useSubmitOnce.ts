import type { FormikHelpers } from 'formik';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { policyVersion } from '#api/consentPolicy';
import { useSendEnquiryMutation } from '#api/generated/enquiries';
import { isApiProblem } from '#api/problem';
import type { EnquiryReceipt, NewEnquiry } from '#contract/enquiries';
import { type Draft, makeDraft } from '#shared/drafts/draft';
import { followOutbox, isInOutbox, putIntoOutbox } from '#shared/drafts/outbox';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useAppDispatch, useAppSelector } from '#shared/store/appStore';
import { loadOutbox } from './loadOutbox';

export const useEnquiryDraft = <DraftValues extends object>(
  name: string,
  blank: DraftValues,
): Draft<DraftValues> | undefined => {
  const owner = useAppSelector(({ auth }) => auth.userId ?? (auth.signedInHint ? undefined : null));
  return useMemo(() => (owner === undefined ? undefined : makeDraft(name, owner, blank)), [name, owner, blank]);
};

interface Options<Values extends object, DraftValues extends object> {
  draft: Draft<DraftValues> | undefined;
  empty: Values;
  toEnquiry: (values: Values) => NewEnquiry;
  onSent: (receipt: Partial<EnquiryReceipt>) => void;
  anchor?: string | undefined;
  onWaitlist?: () => void;
}

export interface Sending {
  problem: unknown;
  isWaiting: boolean;
  waitNext: (isWanted: boolean) => void;
}

/** Whether no reply arrived, so the input is not at fault. */
export const isUnreachable = (problem: unknown): boolean =>
  isApiProblem(problem) && (problem.kind === 'offline' || problem.kind === 'timeout');

/**
 * Submits an enquiry once: retries reuse the idempotency key. Offline, or if the visitor chooses so after an error, it
 * puts the enquiry into the outbox.
 */
export const useSubmitOnce = <Values extends object, DraftValues extends object>(
  options: Options<Values, DraftValues>,
) => {
  const { draft, empty, toEnquiry, onSent, anchor, onWaitlist } = options;
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const [send] = useSendEnquiryMutation();
  // A state of its own, because the mutation's error is reset when the mutation runs again.
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const [waitingKey, setWaitingKey] = useState('');
  const isWaiting = useSyncExternalStore(followOutbox, () => waitingKey !== '' && isInOutbox(waitingKey));
  const sending = useRef(false);
  const isRetrying = useRef(false);

  useEffect(() => {
    loadOutbox().catch(() => undefined);
  }, []);

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const consent = await policyVersion(dispatch, lang);
      const enquiry = { ...toEnquiry(values), ...(consent !== undefined && { consent }) };
      const idempotencyKey = keys.keyFor(enquiry, draft);
      const leave = () => {
        keys.forget();
        draft?.forget();
        resetForm({ values: empty });
        setProblem(null);
      };
      const waitForConnection = () => {
        const draftFields = Object.entries(values).filter(([field]) => draft && field in draft.blank);
        const isStored = putIntoOutbox({
          key: idempotencyKey,
          language: lang,
          path: window.location.pathname + window.location.search + (anchor ? `#${anchor}` : ''),
          body: enquiry,
          draft: draft ? { key: draft.key, values: Object.fromEntries(draftFields) } : null,
        });
        if (isStored) {
          leave();
          setWaitingKey(idempotencyKey);
          onWaitlist?.();
        }
        return isStored;
      };
      if (isRetrying.current && waitForConnection()) return;
      setWaitingKey('');
      const answer = await send({ lang, idempotencyKey, body: enquiry });
      if (!('error' in answer)) {
        leave();
        onSent(answer.data ?? {});
      } else if (navigator.onLine || !isUnreachable(answer.error) || !waitForConnection()) setProblem(answer.error);
    } catch (reason) {
      setProblem(reason);
    } finally {
      sending.current = false;
    }
  };
  const waitNext = (isWanted: boolean) => {
    isRetrying.current = isWanted;
  };
  return { sending: { problem, isWaiting, waitNext } satisfies Sending, submit };
};
