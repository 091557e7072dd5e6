import { useEffect, useState } from 'react';
import { sendEnquiry } from '#api/generated/enquiries';
import { isApiProblem } from '#api/problem';
import type { NewEnquiry } from '#contract/enquiries';
import { putBackDraft } from '#shared/drafts/draft';
import {
  dropFromOutbox,
  followOutbox,
  type OutboxEntry,
  type Outcome,
  readOutbox,
  sendOutbox,
  takeFromOutbox,
} from '#shared/drafts/outbox';
import { formatClock } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useOfflineTexts } from '#shared/i18n/hooks/useOfflineTexts';
import { isLanguage } from '#shared/i18n/languages';
import { type AppStore, useAppDispatch } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { Icon } from '#shared/ui/media/Icon';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './Outbox.module.css';
import { TrackLink } from './TrackLink';

/** Polling interval: browsers do not report the end of a captive portal or of packet loss. */
const TRY_AGAIN_MS = 30_000;

const send =
  (dispatch: AppStore['dispatch']) =>
  async ({ key, language, body }: OutboxEntry<NewEnquiry>): Promise<Outcome | null> => {
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
 * Returns the outbox of all tabs. Sends on reconnect, when visible and by polling, because not all browsers support
 * background sync.
 */
export const useOutbox = (): OutboxEntry<NewEnquiry>[] => {
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

const TONES = { waiting: 'info', sent: 'success', refused: 'danger', expired: 'danger' } as const;

/** Moves a queued enquiry back into its form's draft. Reloads an open form, because drafts are read on mount. */
const change = async (key: string) => {
  const entry = await takeFromOutbox(key, navigator.locks);
  if (!entry?.draft) return;
  putBackDraft(entry.draft.key, entry.draft.values);
  const { location } = window;
  const { pathname, search, hash } = new URL(entry.path, location.origin);
  if (pathname === location.pathname && search === location.search) {
    location.hash = hash;
    location.reload();
  } else location.assign(pathname + search + hash);
};

const Entry = ({ entry }: { entry: OutboxEntry<NewEnquiry> }) => {
  const texts = useOfflineTexts();
  const lang = useLanguage();
  const { key, state, at, reference, detail, draft, body } = entry;
  const [isDropping, setIsDropping] = useState(false);
  const drop = () => dropFromOutbox(key);
  const words = {
    waiting: [texts.waits, texts.waitsText.replace('{{time}}', formatClock(at, lang))],
    sent: [texts.sent, texts.sentText],
    refused: [texts.refused, detail ?? texts.refusedText],
    expired: [texts.expired, texts.expiredText],
  }[state];
  return (
    <li>
      <Notice
        tone={TONES[state]}
        title={words[0]}
        action={
          <span className={styles.actions}>
            {state === 'sent' && reference && <TrackLink reference={reference} />}
            {state !== 'sent' && draft && <Button onClick={() => void change(key)}>{texts.change}</Button>}
            <Button variant="quiet" onClick={state === 'waiting' ? () => setIsDropping(true) : drop}>
              {state === 'sent' ? texts.close : texts.drop}
            </Button>
          </span>
        }
      >
        {draft && body && <q className={styles.text}>{body.text}</q>}
        {words[1] && <span>{`${words[1]} `}</span>}
        {reference && <span>{unbroken(texts.sentNumber.replace('{{reference}}', reference))}</span>}
      </Notice>
      <ConfirmModal
        open={isDropping}
        title={texts.dropTitle}
        yes={texts.dropYes}
        no={texts.dropNo}
        onYes={drop}
        onClose={() => setIsDropping(false)}
      />
    </li>
  );
};

const Outbox = () => {
  const texts = useOfflineTexts();
  const entries = useOutbox();
  const list = (
    <ul className={styles.list} aria-label={texts.outbox}>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ul>
  );
  const isNews = entries.some(({ state }) => state !== 'waiting');
  if (entries.length < 2 || isNews) return entries.length > 0 && list;
  return (
    <details className={styles.several}>
      <summary className={styles.count}>
        <span>{texts.several.replace('{{count}}', String(entries.length))}</span>
        <Icon name="chevron" className={styles.sign} />
      </summary>
      {list}
    </details>
  );
};

export default Outbox;
