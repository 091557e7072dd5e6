import { useRef, useState } from 'react';
import { policyVersion } from '#api/consentPolicy';
import type { Booking } from '#contract/bookings';
import { phoneForWire } from '#contract/rules/phone';
import type { Draft } from '#shared/drafts/draft';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '#shared/lib/idempotencyKey';
import { useAppDispatch } from '#shared/store/appStore';
import { type DetailsValues, type KEPT_DETAILS, newBooking, newOwnBooking } from '../lib/details';
import { codeOf, isTurnedAway, isUndecided } from '../lib/problems';
import { keepSent, readSent, type SentBooking, useAskToBook } from './useAskToBook';

import type { PhoneProof } from './useProof';

interface Options {
  hold: string;
  /** Whose phone is proven by being signed in. */
  isSignedIn: boolean;
  /** To whoever waited: the phone that was told of it is proven by the link. */
  isOffered: boolean;
  sms: PhoneProof;
  draft: Draft<typeof KEPT_DETAILS> | undefined;
  onBooked: (booking: Booking) => void;
}

/**
 * Books what is held. The first submit of a phone that nothing proves sends it a code, the next one tries that. The same content sent again after a
 * lost answer has the same key, and so is the same booking; until an answer has come, the tab keeps what was sent (`useUnanswered.ts`).
 */
export const useBook = ({ hold, isSignedIn, isOffered, sms, draft, onBooked }: Options) => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const ask = useAskToBook();
  const [problem, setProblem] = useState<unknown>(null);
  const [keys] = useState(makeIdempotencyKeys);
  const sending = useRef(false);
  /** Another phone than the one that was told: it needs a code. */
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
    keepSent(sent);
    const answer = await ask(sent);
    const isRefused = answer.error !== undefined && !isUndecided(answer.error);
    // Something was changed after a lost answer, and the time is booked already: by the sending before.
    const isBookedBefore = before?.call.body.hold === hold && codeOf(answer.error) === 'not_found';
    if (before && isBookedBefore) {
      const first = await ask(before);
      if (first.data) return first;
    }
    // Who is asked to come later has been told nothing of what was sent before.
    if (isRefused) keepSent(null);
    else if (isTurnedAway(answer.error)) keepSent(before);
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
        keepSent(null);
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
