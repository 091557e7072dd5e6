import { useRef, useState } from 'react';
import { policyVersion } from '#api/consentPolicy';
import { useJoinOwnWaitlistMutation, useJoinWaitlistMutation, useLeaveWaitlistMutation } from '#api/generated/bookings';
import { isNotFound } from '#api/problem';
import type { WaitlistEntry } from '#contract/bookings';
import { phoneForWire } from '#contract/rules/phone';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useAppDispatch } from '#shared/store/appStore';
import { codeOf } from '../components/BookProblem';
import type { WaitlistValues } from '../lib/details';
import type { PhoneProof } from './useProof';

interface WaitlistDay {
  day: string;
  branch: number;
}

const nameOf = ({ day, branch }: WaitlistDay): string => `wait:${branch}:${day}`;

const readEntry = (slot: WaitlistDay): WaitlistEntry | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(nameOf(slot)) ?? 'null');
    return isWaitlistEntry(stored) ? stored : null;
  } catch {
    return null;
  }
};

const storeEntry = (slot: WaitlistDay, wait: WaitlistEntry | null): void => {
  try {
    if (wait) sessionStorage.setItem(nameOf(slot), JSON.stringify(wait));
    else sessionStorage.removeItem(nameOf(slot));
  } catch {}
};

const isWaitlistEntry = (stored: unknown): stored is WaitlistEntry =>
  typeof stored === 'object' &&
  stored !== null &&
  'token' in stored &&
  typeof stored.token === 'string' &&
  'place' in stored &&
  typeof stored.place === 'number';

export interface WaitlistSlot {
  day: string;
  branch: number;
  services: readonly number[];
  onFree: () => void;
}

interface WaitlistOptions {
  sms: PhoneProof;
  isSignedIn: boolean;
}

/** Joins and leaves the waitlist of a day. Joining again after a lost reply keeps the position. */
export const useWaitlist = ({ day, branch, services, onFree }: WaitlistSlot, { sms, isSignedIn }: WaitlistOptions) => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const [join] = useJoinWaitlistMutation();
  const [joinOwn] = useJoinOwnWaitlistMutation();
  const [leaveWaitlist, { isLoading: isLeaving }] = useLeaveWaitlistMutation();
  const [wait, setWait] = useState<WaitlistEntry | null>(() => readEntry({ day, branch }));
  const [hasLeft, setHasLeft] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const sending = useRef(false);

  const proven = async (phone: string, typed: string): Promise<string | null> => {
    const known = sms.proofOf(phone);
    if (known !== null) return known;
    if (sms.sentTo === phone) return typed.length > 0 ? sms.checkCode(phone, typed) : null;
    await sms.sendCode(phone);
    return null;
  };

  const submit = async (values: WaitlistValues, typed = sms.code): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      const phone = phoneForWire(values.phone);
      const proof = isSignedIn ? '' : await proven(phone, typed);
      if (proof === null) return;
      const consent = await policyVersion(dispatch, lang);
      const details = { services: [...services], branch, day, name: values.full_name.trim() };
      const body = { ...details, ...(consent !== undefined && { consent }) };
      const { data, error } = await (isSignedIn
        ? joinOwn({ lang, body })
        : join({ lang, verificationToken: proof || undefined, body: { ...body, phone } }));
      if (data) {
        storeEntry({ day, branch }, data);
        setWait(data);
        setHasLeft(false);
      } else {
        if (codeOf(error) === 'phone_not_verified') sms.forget();
        if (codeOf(error) === 'day_has_times') onFree();
        setProblem(error);
      }
    } catch (reason) {
      setProblem(reason);
    } finally {
      sending.current = false;
    }
  };
  const leave = async (): Promise<void> => {
    if (!wait || isLeaving) return;
    setProblem(null);
    const { error } = await leaveWaitlist({ lang, token: wait.token });
    if (error && !isNotFound(error)) setProblem(error);
    else {
      storeEntry({ day, branch }, null);
      setWait(null);
      setHasLeft(true);
    }
  };
  return { submit, place: wait?.place ?? null, problem, leave, isLeaving, hasLeft };
};
