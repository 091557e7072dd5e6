import { useEffect, useState } from 'react';
import { sendEnquiry } from '#api/endpoints/enquiries';
import { isApiProblem } from '#api/problem';
import type { NewEnquiry } from '#contract/enquiries';
import { followOutbox, type Outcome, readOutbox, sendOutbox, type Waiting } from '#shared/drafts/outbox';
import { isLanguage } from '#shared/i18n/languages';
import { type AppStore, useAppDispatch } from '#shared/store/appStore';

/** A captive portal's end, and that of a lossy line, no browser tells. */
const TRY_AGAIN_MS = 30_000;

const send =
  (dispatch: AppStore['dispatch']) =>
  async ({ key, language, body }: Waiting<NewEnquiry>): Promise<Outcome | null> => {
    if (!body) return null;
    const lang = isLanguage(language) ? language : 'ru';
    const answer = await dispatch(sendEnquiry.initiate({ lang, idempotencyKey: key, body }, { track: false }));
    if (answer.data !== undefined) {
      const { reference } = answer.data ?? {};
      return { state: 'sent', ...(reference !== undefined && { reference }) };
    }
    const problem = answer.error;
    if (!isApiProblem(problem) || problem.kind !== 'rejected') return null;
    return { state: 'refused', ...(problem.detail !== undefined && { detail: problem.detail }) };
  };

/**
 * What waits in the outbox, of all tabs. The page itself sends it, as not every browser has a background sync: when the line is back, when the
 * page is looked at again, and now and then.
 */
export const useOutbox = (): Waiting<NewEnquiry>[] => {
  const dispatch = useAppDispatch();
  const [entries, setEntries] = useState(readOutbox<NewEnquiry>);
  const isWaiting = entries.some(({ state }) => state === 'waiting');

  useEffect(() => followOutbox(() => setEntries(readOutbox<NewEnquiry>())), []);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const trySending = () => {
      setEntries(readOutbox<NewEnquiry>());
      if (navigator.onLine) void sendOutbox(send(dispatch), navigator.locks as LockManager | undefined);
    };
    const onVisible = () => {
      if (!document.hidden) trySending();
    };
    trySending();
    const timer = setInterval(trySending, TRY_AGAIN_MS);
    window.addEventListener('online', trySending);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [dispatch, isWaiting]);

  return entries;
};
