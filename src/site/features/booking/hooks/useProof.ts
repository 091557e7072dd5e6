import { useRef, useState } from 'react';
import { useCheckCodeMutation, useSendCodeMutation } from '#api/codes';
import { isApiProblem } from '#api/problem';
import { CODE_LENGTH, CODE_RESEND_SECONDS, PHONE_GRANT_SECONDS } from '#contract/rules/limits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { codeRefusal } from '#shared/lib/codeRefusal';

interface Proof {
  phone: string;
  token: string;
  goodUntil: number;
}

/** A longer wait means that the daily limit is reached: no code will arrive. */
const MAX_WAIT_SECONDS = 600;

/** Proves a phone (`+998XXXXXXXXX`) by an SMS code. The proof is reused until it expires. */
export const useProof = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send, { isLoading: isSending }] = useSendCodeMutation();
  const [check, { isLoading: isChecking }] = useCheckCodeMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isEarlier, setEarlier] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | null>(null);
  const proof = useRef<Proof | null>(null);

  const typeCode = (typed: string) => {
    setCode(typed.replace(/\D/g, '').slice(0, CODE_LENGTH));
    setMistake(undefined);
  };

  const sendCode = async (phone: string): Promise<void> => {
    setMistake(undefined);
    setProblem(null);
    setCode('');
    const { data, error } = await send({ lang, phone });
    const wait = data ?? (isApiProblem(error) && error.kind === 'tooMany' ? error.retryAfter : undefined);
    if (error !== undefined && (wait === undefined || wait > MAX_WAIT_SECONDS)) {
      setProblem((isApiProblem(error) && error.detail) || t('signIn.failed'));
      return;
    }
    setResendAt(Date.now() + (wait ?? CODE_RESEND_SECONDS) * 1000);
    setEarlier(error !== undefined);
    setSentTo(phone);
  };

  const proofOf = (phone: string): string | null => {
    const known = proof.current;
    return known?.phone === phone && known.goodUntil > Date.now() ? known.token : null;
  };

  /** Returns the proof, or null for a wrong code or an error, whose text is in `mistake`. */
  const checkCode = async (phone: string, typed: string): Promise<string | null> => {
    const { data, error } = await check({ lang, phone, code: typed });
    if (data?.is_correct) {
      const token = data.verification_token ?? '';
      proof.current = { phone, token, goodUntil: Date.now() + PHONE_GRANT_SECONDS * 1000 };
      return token;
    }
    const detail = isApiProblem(error) && error.kind === 'tooMany' ? error.detail : undefined;
    setMistake(error ? (detail ?? t('signIn.failed')) : codeRefusal(t, data?.code));
    return null;
  };

  const forget = () => {
    proof.current = null;
    setSentTo(null);
    setCode('');
  };

  return {
    sentTo,
    isEarlier,
    resendAt,
    code,
    mistake,
    problem,
    isSending,
    isChecking,
    typeCode,
    sendCode,
    checkCode,
    proofOf,
    forget,
  };
};

export type PhoneProof = ReturnType<typeof useProof>;
