import { useRef, useState } from 'react';
import { useSendCodeMutation } from '../../api/endpoints/codes';
import { checkPhone } from '../../api/endpoints/signIn';
import type { ApiProblem } from '../../api/problem';
import { useAppDispatch } from '../../app/hooks';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useTranslation } from '../../shared/i18n/useTranslation';

/** That the customer owns a phone, good for one call. Some servers give no token. */
export interface PhoneProof {
  phone: string;
  token: string | undefined;
}

interface Asked {
  phone: string;
  /** With null when the customer gave up. */
  settle: (proof: PhoneProof | null) => void;
}

/** Asks for the proof of a phone in a dialog: a code goes out at once, and is typed in there. */
export const usePhoneProof = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const [send, { isLoading: isSending }] = useSendCodeMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  /** When another code may be asked for, in milliseconds since 1970; 0 when none is on its way. */
  const [resendAt, setResendAt] = useState(0);
  const known = useRef<PhoneProof | null>(null);

  const sendCode = async (phone: string): Promise<void> => {
    setProblem(null);
    const { data, error } = await send({ lang, phone });
    const refused = error as ApiProblem | undefined;
    const wait = data ?? refused?.retryAfter;
    if (wait !== undefined) setResendAt(Date.now() + wait * 1000);
    if (refused) setProblem(refused);
  };

  /** Whether it is known beforehand that the server will refuse this phone. Where the question fails the server decides after the proof. */
  const isTaken = async (phone: string): Promise<boolean> => {
    const { data } = await dispatch(checkPhone.initiate({ lang, phone }, { track: false }));
    return data === 'hasPassword' || data === 'noPassword';
  };

  /** Resolves with null when the customer gave up, rejects when the phone is another's. `phone`: `+998XXXXXXXXX`. */
  const prove = async (phone: string): Promise<PhoneProof | null> => {
    if (known.current?.phone === phone) return known.current;
    if (await isTaken(phone)) {
      throw { kind: 'rejected', fields: { username: [t('personal.phoneTaken')] } } satisfies ApiProblem;
    }
    setResendAt(0);
    void sendCode(phone);
    return new Promise((resolve) => {
      const settle = (proof: PhoneProof | null) => {
        known.current = proof;
        setAsked(null);
        resolve(proof);
      };
      setAsked({ phone, settle });
    });
  };

  const forget = () => {
    known.current = null;
  };
  return { prove, forget, asked, isSending, problem, resendAt, sendCode };
};
