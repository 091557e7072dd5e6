import { useState } from 'react';
import { useCheckCodeMutation, useSendCodeMutation } from '#api/codes';
import type { ApiProblem } from '#api/problem';
import { CODE_LENGTH } from '#contract/rules/limits';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { codeRefusal } from '#shared/lib/codeRefusal';

export interface RightCode {
  token: string | undefined;
}

export const usePhoneCode = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [send, { isLoading: isSending }] = useSendCodeMutation();
  const [check, { isLoading: isChecking }] = useCheckCodeMutation();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [resendAt, setResendAt] = useState(0);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string | undefined>();

  const typeCode = (typed: string) => {
    setCode(typed.replace(/\D/g, '').slice(0, CODE_LENGTH));
    setMistake(undefined);
  };

  const sendCode = async (phone: string): Promise<void> => {
    setMistake(undefined);
    setProblem(null);
    const { data, error } = await send({ lang, phone });
    const refusal = error as ApiProblem | undefined;
    const wait = data ?? refusal?.retryAfter;
    if (wait !== undefined) setResendAt(Date.now() + wait * 1000);
    if (refusal) setProblem(refusal);
  };

  const sendFirstCode = (phone: string): Promise<void> => {
    setResendAt(0);
    setCode('');
    return sendCode(phone);
  };

  /** Returns null for a wrong code or an error, whose text is in `mistake`. */
  const checkCode = async (phone: string): Promise<RightCode | null> => {
    const { data, error } = await check({ lang, phone, code });
    if (data?.is_correct) return { token: data.verification_token };
    const { kind, detail } = (error ?? {}) as Partial<ApiProblem>;
    const failed = kind === 'tooMany' && detail ? detail : t('signIn.failed');
    setMistake(error ? failed : codeRefusal(t, data?.code));
    return null;
  };

  return {
    isSending,
    isChecking,
    problem,
    /** Earliest time of the next code in ms since 1970, 0 if none is pending. */
    resendAt,
    code,
    isWhole: code.length === CODE_LENGTH,
    mistake,
    typeCode,
    sendCode,
    sendFirstCode,
    checkCode,
  };
};

export type PhoneCode = ReturnType<typeof usePhoneCode>;
