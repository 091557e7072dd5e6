import { useRef, useState } from 'react';
import type { Booking } from '../../../../../contract/bookings';
import { phoneForWire } from '../../../../../contract/phone';
import { policyVersion } from '../../../../api/consentPolicy';
import { useBookMutation, useBookOwnMutation } from '../../../../api/endpoints/bookings';
import type { Draft } from '../../../../shared/drafts/draft';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { makeIdempotencyKeys } from '../../../../shared/lib/idempotencyKey';
import { useAppDispatch } from '../../../../shared/store/appStore';
import { type DetailsValues, type KEPT_DETAILS, newBooking, newOwnBooking } from '../lib/details';
import { codeOf } from '../lib/problems';
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
 * lost answer has the same key, and so is the same booking.
 */
export const useBook = ({ hold, isSignedIn, isOffered, sms, draft, onBooked }: Options) => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const [book] = useBookMutation();
  const [bookOwn] = useBookOwnMutation();
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

  const send = async (values: DetailsValues, proof: string | null) => {
    const consent = await policyVersion(dispatch, lang);
    if (isSignedIn) {
      const body = newOwnBooking(values, { hold, consent });
      return bookOwn({ lang, idempotencyKey: keys.keyFor(body, draft), body });
    }
    const body = newBooking(values, { hold, consent });
    return book({ lang, idempotencyKey: keys.keyFor(body, draft), verificationToken: proof || undefined, body });
  };

  const submit = async (values: DetailsValues, typed = sms.code): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      const proof = isSignedIn ? null : await proven(phoneForWire(values.phone), typed);
      if (!isSignedIn && proof === null) return;
      const answer = await send(values, proof);
      if (answer.error !== undefined) {
        const isUnproven = codeOf(answer.error) === 'phone_not_verified';
        if (isUnproven) sms.forget();
        if (isUnproven && proof === '') {
          const phone = phoneForWire(values.phone);
          setRefused(phone);
          await sms.sendCode(phone);
        } else setProblem(answer.error);
      } else if (answer.data) {
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
