import { useRef, useState } from 'react';
import type { ApiProblem } from '#api/problem';
import { checkPhone } from '#api/signIn';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { usePhoneCode } from './usePhoneCode';

export interface PhoneProof {
  phone: string;
  token: string | undefined;
  password?: string;
  presentToken?: string;
}

interface RefusedPassword {
  password: string;
  text: string;
}

export interface ProofRequest {
  phone: string;
  present: string | null;
  proven: PhoneProof | null;
  refused: RefusedPassword | null;
  isSaving: boolean;
  settle: (proof: PhoneProof | null) => void;
}

/**
 * Proves a new phone by its code, and the customer by the password or a code to the present phone.
 * @param present `+998XXXXXXXXX`, null if no code can be sent
 */
export const usePhoneProof = (present: string | null) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const sms = usePhoneCode();
  const presentSms = usePhoneCode();
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const known = useRef<PhoneProof | null>(null);
  const refused = useRef<RefusedPassword | null>(null);

  /** Checks the phone before a code is sent. The server checks again on save. */
  const isTaken = async (phone: string): Promise<boolean> => {
    const { data } = await dispatch(checkPhone.initiate({ lang, phone }, { track: false }));
    return data === 'hasPassword' || data === 'noPassword';
  };

  /**
   * Opens the dialog. Resolves with null on cancel, rejects if the phone belongs to another account.
   * @param phone `+998XXXXXXXXX`
   */
  const prove = async (phone: string): Promise<PhoneProof | null> => {
    const proven = known.current?.phone === phone ? known.current : null;
    if (proven && !refused.current) return proven;
    if (!proven) {
      if (await isTaken(phone)) {
        throw { kind: 'rejected', fields: { username: [t('personal.phoneTaken')] } } satisfies ApiProblem;
      }
      void sms.sendFirstCode(phone);
    }
    return new Promise((resolve) => {
      const settle = (proof: PhoneProof | null) => {
        refused.current = null;
        known.current = proof;
        setRequest((now) => (proof && now ? { ...now, isSaving: true } : null));
        resolve(proof);
      };
      setRequest({ phone, present, proven, refused: refused.current, isSaving: false, settle });
    });
  };

  const refusePassword = (text: string) => {
    if (known.current) refused.current = { password: known.current.password ?? '', text };
  };
  const forget = () => {
    known.current = null;
  };
  const close = () => setRequest(null);
  return { prove, refusePassword, forget, close, request, sms, presentSms };
};
