import { useRef, useState } from 'react';
import { phoneForWire } from '../../../../../contract/phone';
import { policyVersion } from '../../../../api/consentPolicy';
import { useWaitForTimeMutation } from '../../../../api/endpoints/bookings';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useAppDispatch } from '../../../../shared/store/appStore';
import type { WaitValues } from '../lib/details';
import { codeOf } from '../lib/problems';
import type { PhoneProof } from './useProof';

export interface WaitedFor {
  day: string;
  branch: number;
  services: readonly number[];
}

/** Puts a proven phone in line for a day. Asked for once more after a lost answer it stays in its place. */
export const useWait = ({ day, branch, services }: WaitedFor, sms: PhoneProof) => {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const [join] = useWaitForTimeMutation();
  const [place, setPlace] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const sending = useRef(false);

  const proven = async (phone: string, typed: string): Promise<string | null> => {
    const known = sms.proofOf(phone);
    if (known !== null) return known;
    if (sms.sentTo === phone) return typed.length > 0 ? sms.checkCode(phone, typed) : null;
    await sms.sendCode(phone);
    return null;
  };

  const submit = async (values: WaitValues, typed = sms.code): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setProblem(null);
    try {
      const phone = phoneForWire(values.phone);
      const proof = await proven(phone, typed);
      if (proof === null) return;
      const consent = await policyVersion(dispatch, lang);
      const asked = { services: [...services], branch, day, name: values.full_name.trim(), phone };
      const body = { ...asked, ...(consent !== undefined && { consent }) };
      const { data, error } = await join({ lang, verificationToken: proof || undefined, body });
      if (data) setPlace(data.place);
      else {
        if (codeOf(error) === 'phone_not_verified') sms.forget();
        setProblem(error);
      }
    } catch (reason) {
      setProblem(reason);
    } finally {
      sending.current = false;
    }
  };
  return { submit, place, problem };
};
