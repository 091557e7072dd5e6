import { useRef, useState } from 'react';
import type { ApiProblem } from '#api/problem';
import { checkPhone } from '#api/signIn';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useAppDispatch } from '#shared/store/appStore';
import { usePhoneCode } from './usePhoneCode';

/** That the customer owns a phone, good for one call, and that it is the customer who asks. */
export interface PhoneProof {
  phone: string;
  /** Some servers give none. */
  token: string | undefined;
  /** The customer's password, or `presentToken`: what a right code sent to the present phone gave. */
  password?: string;
  presentToken?: string;
}

/** A password that the server did not take, and why. */
interface RefusedPassword {
  password: string;
  text: string;
}

export interface Asked {
  phone: string;
  /** The customer's present phone, `+998XXXXXXXXX`; null where no code can be sent to it. */
  present: string | null;
  /** The code was right before: only the password is asked for. */
  proven: PhoneProof | null;
  refused: RefusedPassword | null;
  /** What was asked for is being used; the dialog stays until it is known how that ended. */
  isSaving: boolean;
  /** With null when the customer gave up. */
  settle: (proof: PhoneProof | null) => void;
}

/**
 * Asks for the proof of a phone in a dialog: a code goes out at once, and is typed in there beside the password or a code sent to the
 * `present` phone (`+998XXXXXXXXX`; null where no code can be sent to it).
 */
export const usePhoneProof = (present: string | null) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const sms = usePhoneCode();
  const presentSms = usePhoneCode();
  const [asked, setAsked] = useState<Asked | null>(null);
  const known = useRef<PhoneProof | null>(null);
  const refused = useRef<RefusedPassword | null>(null);

  /** Whether it is known beforehand that the server will refuse this phone. Where the question fails the server decides after the proof. */
  const isTaken = async (phone: string): Promise<boolean> => {
    const { data } = await dispatch(checkPhone.initiate({ lang, phone }, { track: false }));
    return data === 'hasPassword' || data === 'noPassword';
  };

  /** Resolves with null when the customer gave up, rejects when the phone is another's. `phone`: `+998XXXXXXXXX`. */
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
        setAsked((now) => (proof && now ? { ...now, isSaving: true } : null));
        resolve(proof);
      };
      setAsked({ phone, present, proven, refused: refused.current, isSaving: false, settle });
    });
  };

  /** The next `prove` asks for the password alone. */
  const refusePassword = (text: string) => {
    if (known.current) refused.current = { password: known.current.password ?? '', text };
  };
  const forget = () => {
    known.current = null;
  };
  const close = () => setAsked(null);
  return { prove, refusePassword, forget, close, asked, sms, presentSms };
};
