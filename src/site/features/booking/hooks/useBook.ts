import { useEffect, useRef, useState } from 'react';
import { policyVersion } from '#api/consentPolicy';
import { useBookMutation, useBookOwnMutation } from '#api/generated/bookings';
import type { Booking } from '#contract/bookings';
import { PHONE_GRANT_SECONDS } from '#contract/rules/limits';
import { phoneForWire } from '#contract/rules/phone';
import { type Draft, makeDraft } from '#shared/drafts/draft';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useAppDispatch, useAppSelector } from '#shared/store/appStore';
import { codeOf, isNotProcessed, isUndecided } from '../components/BookProblem';
import { type DetailsValues, type DRAFT_DETAILS, newBooking, newOwnBooking } from '../lib/details';
import type { PhoneProof } from './useProof';

/** A booking request without a reply. `owner`: id of the customer, null for a visitor without a session. */
type SentBooking =
  | { owner: null; call: Parameters<ReturnType<typeof useBookMutation>[0]>[0] }
  | { owner: number; call: Parameters<ReturnType<typeof useBookOwnMutation>[0]>[0] };

const NAME = 'booking:sent';
/** Lifetime of the phone proof. The idempotency key is valid longer. */
const LIFETIME_MS = PHONE_GRANT_SECONDS * 1000;

const readSent = (): SentBooking | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (isSentBooking(stored) && Math.abs(Date.now() - stored.at) < LIFETIME_MS) return stored;
    sessionStorage.removeItem(NAME);
  } catch {
    // Storage is blocked or contains invalid data.
  }
  return null;
};

/** Stores the request in the tab only, because it contains a phone proof. */
const storeSent = (sent: SentBooking | null): void => {
  try {
    if (sent) sessionStorage.setItem(NAME, JSON.stringify({ ...sent, at: Date.now() }));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Without storage, a reload cannot retry the booking.
  }
};

const isSentBooking = (stored: unknown): stored is SentBooking & { at: number } =>
  typeof stored === 'object' &&
  stored !== null &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  'owner' in stored &&
  'call' in stored &&
  typeof stored.call === 'object';

const useSendBooking = () => {
  const [book] = useBookMutation();
  const [bookOwn] = useBookOwnMutation();
  return (sent: SentBooking) => (sent.owner === null ? book(sent.call) : bookOwn(sent.call));
};

interface Options {
  hold: string;
  isSignedIn: boolean;
  isOffered: boolean;
  sms: PhoneProof;
  draft: Draft<typeof DRAFT_DETAILS> | undefined;
  onBooked: (booking: Booking) => void;
}

/**
 * Books the held slot. The first submit with an unproven phone sends an SMS code. A retry after a lost reply reuses the
 * idempotency key (`useUnansweredRequest`).
 */
export const useBook = ({ hold, isSignedIn, isOffered, sms, draft, onBooked }: Options) => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const ask = useSendBooking();
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const sending = useRef(false);
  const [refused, setRefused] = useState<string | null>(null);
  const needsNoCode = (phone: string) => isOffered && refused !== phone;

  const proven = async (phone: string, typed: string): Promise<string | null> => {
    const known = sms.proofOf(phone);
    if (known !== null) return known;
    if (needsNoCode(phone)) return '';
    if (sms.sentTo !== phone) {
      await sms.sendCode(phone);
      return null;
    }
    return typed.length > 0 ? sms.checkCode(phone, typed) : null;
  };

  const callOf = async (values: DetailsValues, proof: string | null): Promise<SentBooking> => {
    const consent = await policyVersion(dispatch, lang);
    if (isSignedIn && draft?.owner) {
      const body = newOwnBooking(values, { hold, consent });
      return { owner: draft.owner, call: { lang, idempotencyKey: keys.keyFor(body, draft), body } };
    }
    const body = newBooking(values, { hold, consent });
    const idempotencyKey = keys.keyFor(body, draft);
    return { owner: null, call: { lang, idempotencyKey, verificationToken: proof || undefined, body } };
  };

  const send = async (sent: SentBooking) => {
    const before = readSent();
    storeSent(sent);
    const answer = await ask(sent);
    const isRefused = answer.error !== undefined && !isUndecided(answer.error);
    // The earlier request booked the slot, although its reply was lost and the input has changed since: repeats that
    // request.
    const isBookedBefore = before?.call.body.hold === hold && codeOf(answer.error) === 'not_found';
    if (before && isBookedBefore) {
      const first = await ask(before);
      if (first.data) return first;
    }
    // The state of an earlier request is still unknown if this one was rate-limited.
    if (isRefused) storeSent(null);
    else if (isNotProcessed(answer.error)) storeSent(before);
    return answer;
  };

  const submit = async (values: DetailsValues, typed = sms.code): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      const proof = isSignedIn ? null : await proven(phoneForWire(values.phone), typed);
      if (!isSignedIn && proof === null) return;
      const answer = await send(await callOf(values, proof));
      if (answer.error !== undefined) {
        const isUnproven = codeOf(answer.error) === 'phone_not_verified';
        if (isUnproven) sms.forget();
        if (isUnproven && proof === '') {
          const phone = phoneForWire(values.phone);
          setRefused(phone);
          await sms.sendCode(phone);
        } else setProblem(answer.error);
      } else if (answer.data) {
        storeSent(null);
        keys.forget();
        draft?.forget();
        onBooked(answer.data);
      }
    } catch (reason) {
      setProblem(reason);
    } finally {
      sending.current = false;
    }
  };
  const forget = () => setProblem(null);
  return { submit, problem, forget, needsNoCode };
};

type RequestState = 'unknown' | 'none' | 'asking' | 'unanswered';

/**
 * Repeats a booking without a reply under its idempotency key. Until the reply, the hold must not be reported as
 * expired.
 */
export const useUnansweredRequest = (hold: string | undefined, onBooked: (booking: Booking) => void) => {
  const ask = useSendBooking();
  const owner = useAppSelector(({ auth }) => auth.userId ?? (auth.signedInHint ? undefined : null));
  const [requestState, setRequestState] = useState<RequestState>('unknown');
  const [problem, setProblem] = useState<unknown>(null);
  const isRunning = useRef(false);

  const retry = async (): Promise<void> => {
    if (isRunning.current) return;
    const sent = readSent();
    if (sent && sent.owner !== null && owner === undefined) return;
    if (!sent || (sent.owner !== null && sent.owner !== owner)) {
      storeSent(null);
      setRequestState('none');
      return;
    }
    isRunning.current = true;
    setRequestState('asking');
    const { data, error } = await ask(sent);
    isRunning.current = false;
    if (error !== undefined && isUndecided(error)) {
      setProblem(error);
      setRequestState('unanswered');
      return;
    }
    storeSent(null);
    if (data) {
      makeDraft('time', sent.owner, {}).forget();
      onBooked(data);
    } else {
      setProblem(error);
      setRequestState('none');
    }
  };
  useEffect(() => {
    void retry();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hold, owner]);
  return { requestState, problem, retry };
};
